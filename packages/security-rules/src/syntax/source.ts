/** A mistake in a rules source; positions are 1-based. */
export interface RulesError {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A stretch of the source: offsets in UTF-16 units, and the 1-based position of its start. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
}

/** Aborts the parser at the first unexpected token. */
export class SyntaxFailure extends Error {
  override readonly name = 'SyntaxFailure';
  readonly error: RulesError;

  constructor(error: RulesError) {
    super(error.message);
    this.error = error;
  }
}

/** Text of a rules file, with the line of each offset. */
export class Source {
  readonly text: string;
  readonly file: string;
  readonly #lineStarts: readonly number[];

  constructor(text: string, file: string) {
    this.text = text;
    this.file = file;
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    this.#lineStarts = starts;
  }

  span(start: number, end: number): Span {
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#lineStarts[middle] ?? 0) <= start) low = middle;
      else high = middle - 1;
    }
    return { start, end, line: low + 1, column: start - (this.#lineStarts[low] ?? 0) + 1 };
  }

  error(span: Span, message: string): RulesError {
    return { file: this.file, line: span.line, column: span.column, message };
  }

  fail(start: number, message: string): never {
    throw new SyntaxFailure(this.error(this.span(start, start), message));
  }
}
