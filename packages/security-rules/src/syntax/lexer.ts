import { readEscape } from './escape.ts';
import type { Source } from './source.ts';

/** A token; a string's `text` is its source, `value` its content. */
export type Token =
  | {
      readonly kind: 'name' | 'punctuation' | 'end';
      readonly text: string;
      readonly start: number;
      readonly end: number;
    }
  | {
      readonly kind: 'string';
      readonly text: string;
      readonly value: string;
      readonly start: number;
      readonly end: number;
    }
  | {
      readonly kind: 'bytes';
      readonly text: string;
      readonly value: Uint8Array;
      readonly start: number;
      readonly end: number;
    }
  | {
      readonly kind: 'int';
      readonly text: string;
      readonly value: bigint;
      readonly start: number;
      readonly end: number;
    }
  | {
      readonly kind: 'float';
      readonly text: string;
      readonly value: number;
      readonly start: number;
      readonly end: number;
    };

const BLANK = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER =
  /0[xX][0-9a-fA-F]+|\d+\.\d+(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?|\d+(?:[eE][+-]?\d+)?/y;
const PUNCTUATION = /==|!=|<=|>=|&&|\|\||[{}()[\],;:?.+\-*/%<>!=$]/y;
const LARGEST_INTEGER = 2n ** 63n;

/**
 * Tokenizes a source on demand. Paths aren't tokens, since `/` is also the division operator: the
 * parser knows where a path can occur and scans it with {@link matchAt} from an offset.
 */
export class Lexer {
  readonly source: Source;
  #offset = 0;

  constructor(source: Source) {
    this.source = source;
  }

  /** Continues from an offset. */
  seek(offset: number): void {
    this.#offset = offset;
  }

  /** The text that a sticky pattern finds at an offset; empty when it finds none. */
  matchAt(pattern: RegExp, offset: number): string {
    pattern.lastIndex = offset;
    return pattern.exec(this.source.text)?.[0] ?? '';
  }

  next(): Token {
    const text = this.source.text;
    this.#offset += this.matchAt(BLANK, this.#offset).length;
    const start = this.#offset;
    const first = text[start];
    if (first === undefined) return { kind: 'end', text: 'end of file', start, end: start };
    if (text.startsWith('/*', start)) this.source.fail(start, 'This comment is never closed.');
    if (first === '"' || first === "'") return this.#string(start, start);
    if ((first === 'b' || first === 'B') && /["']/.test(text[start + 1] ?? '')) {
      const token = this.#string(start, start + 1);
      const value = Uint8Array.from(token.value, (unit) => unit.charCodeAt(0) & 0xff);
      return { kind: 'bytes', text: token.text, value, start, end: token.end };
    }
    const name = this.matchAt(NAME, start);
    if (name !== '') return this.#plain('name', name, start);
    const number = this.matchAt(NUMBER, start);
    if (number !== '') return this.#number(number, start);
    const mark = this.matchAt(PUNCTUATION, start);
    if (mark !== '') return this.#plain('punctuation', mark, start);
    return this.source.fail(start, `Unexpected character '${first}'.`);
  }

  #plain(kind: 'name' | 'punctuation', text: string, start: number): Token {
    this.#offset = start + text.length;
    return { kind, text, start, end: this.#offset };
  }

  #number(text: string, start: number): Token {
    this.#offset = start + text.length;
    if (!/^0[xX]/.test(text) && /[.eE]/.test(text)) {
      return { kind: 'float', text, value: Number(text), start, end: this.#offset };
    }
    const value = BigInt(text);
    // The largest one is valid only after a minus sign, where the evaluator checks it.
    if (value > LARGEST_INTEGER) this.source.fail(start, `${text} does not fit 64 bits.`);
    return { kind: 'int', text, value, start, end: this.#offset };
  }

  #string(start: number, quoteAt: number): Extract<Token, { kind: 'string' }> {
    const text = this.source.text;
    const quote = text[quoteAt];
    let value = '';
    let at = quoteAt + 1;
    for (;;) {
      const unit = text[at];
      if (unit === undefined || unit === '\n') {
        return this.source.fail(start, 'This string is never closed.');
      }
      if (unit === quote) break;
      if (unit !== '\\') {
        value += unit;
        at += 1;
        continue;
      }
      const escape = readEscape(text, at);
      if (escape === null) return this.source.fail(at, 'Unknown escape sequence in a string.');
      value += escape.value;
      at = escape.end;
    }
    this.#offset = at + 1;
    return { kind: 'string', text: text.slice(start, at + 1), value, start, end: at + 1 };
  }
}
