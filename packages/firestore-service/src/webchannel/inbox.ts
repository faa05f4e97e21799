/** One message of the forward channel with its number in the session. */
export interface Numbered {
  readonly number: number;
  readonly text: string;
}

/**
 * Orders the messages of the forward channel: parallel requests may arrive in any order, and a
 * broken request is resent as a whole.
 */
export class Inbox {
  readonly #limit: number;
  readonly #early = new Map<number, string>();
  #next = 0;

  /** @param limit how many messages may wait for one that is missing */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * Accepts messages and returns those that are due, in order; `undefined` if too many are waiting.
   */
  accept(messages: readonly Numbered[]): readonly string[] | undefined {
    const due: string[] = [];
    for (const { number, text } of messages) {
      if (number === this.#next) {
        due.push(text);
        this.#next += 1;
        this.#release(due);
      } else if (number > this.#next) {
        this.#early.set(number, text);
        if (this.#early.size > this.#limit) return undefined;
      }
    }
    return due;
  }

  #release(due: string[]): void {
    for (;;) {
      const text = this.#early.get(this.#next);
      if (text === undefined) return;
      this.#early.delete(this.#next);
      due.push(text);
      this.#next += 1;
    }
  }
}
