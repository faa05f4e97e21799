/**
 * Substitute for the `re2js` engine, which the Firestore SDK imports only to evaluate `like` and
 * regex expressions of pipelines in its cache. The app uses no pipelines, and the engine would add
 * about 45 kB of compressed script to every visit, so native regular expressions are used instead.
 */
export class RE2JS {
  readonly #anywhere: RegExp;
  readonly #whole: RegExp;

  private constructor(pattern: string) {
    this.#anywhere = new RegExp(pattern, 'u');
    this.#whole = new RegExp(`^(?:${pattern})$`, 'u');
  }

  /**
   * @throws {SyntaxError} for a malformed pattern, which the SDK converts to an evaluation error
   */
  static compile(pattern: string): RE2JS {
    return new RE2JS(pattern);
  }

  /** Returns whether the whole text matches. */
  matches(text: string): boolean {
    return this.#whole.test(text);
  }

  /** Returns whether some part of the text matches. */
  test(text: string): boolean {
    return this.#anywhere.test(text);
  }
}
