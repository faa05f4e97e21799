import type { Expression } from './ast.ts';
import { Lexer, type Token } from './lexer.ts';
import type { Source, Span } from './source.ts';

/** The parser's token stream: one token of lookahead, and access to characters for paths. */
export class TokenStream {
  readonly source: Source;
  readonly lexer: Lexer;
  readonly #parentheses = new Map<Expression, number>();
  #ahead: Token | null = null;
  #lastEnd = 0;
  #nesting = 0;

  constructor(source: Source) {
    this.source = source;
    this.lexer = new Lexer(source);
  }

  peek(): Token {
    this.#ahead ??= this.lexer.next();
    return this.#ahead;
  }

  take(): Token {
    const token = this.peek();
    this.#ahead = null;
    this.#lastEnd = token.end;
    return token;
  }

  /** Discards the lookahead and continues from an offset. */
  seek(offset: number): void {
    this.#ahead = null;
    this.#lastEnd = offset;
    this.lexer.seek(offset);
  }

  /** Returns whether the next token is this punctuation or word. */
  sees(text: string): boolean {
    const token = this.peek();
    return (token.kind === 'punctuation' || token.kind === 'name') && token.text === text;
  }

  /** Consumes the next token if it is this punctuation or word. */
  skip(text: string): boolean {
    if (!this.sees(text)) return false;
    this.take();
    return true;
  }

  expect(text: string, context: string): Token {
    if (!this.sees(text)) this.unexpected(`'${text}' ${context}`);
    return this.take();
  }

  name(what: string): Token {
    if (this.peek().kind !== 'name') this.unexpected(what);
    return this.take();
  }

  unexpected(wanted: string): never {
    const token = this.peek();
    const seen = token.kind === 'end' ? token.text : `'${token.text}'`;
    return this.source.fail(token.start, `Expected ${wanted}, found ${seen}.`);
  }

  /** Pairs of parentheses around the expressions parsed so far. */
  get parentheses(): ReadonlyMap<Expression, number> {
    return this.#parentheses;
  }

  /** Records a pair of parentheses, which the expression itself doesn't store. */
  enclosed(expression: Expression): Expression {
    this.#parentheses.set(expression, (this.#parentheses.get(expression) ?? 0) + 1);
    return expression;
  }

  /** Returns the span from an offset to the end of the last consumed token. */
  spanFrom(start: number): Span {
    return this.source.span(start, this.#lastEnd);
  }

  /**
   * Parses a recursive construct with limited depth, so that the source can't exhaust the stack.
   */
  nested<T>(parse: () => T): T {
    if (++this.#nesting > 200) this.source.fail(this.peek().start, 'This is nested too deeply.');
    const result = parse();
    this.#nesting -= 1;
    return result;
  }
}
