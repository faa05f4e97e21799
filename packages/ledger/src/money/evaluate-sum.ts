import { err, ok, type Result } from '@quits/errors';
import { type NumberContext, type NumberError, readNumber } from './read-number.ts';

/** An exact fraction; `below` is positive. */
interface Fraction {
  readonly above: bigint;
  readonly below: bigint;
}

/** Reason why a sum can't be evaluated. */
export type SumError = NumberError | { readonly code: 'division-by-zero' };

type Value = Result<Fraction, SumError>;

interface Reader {
  readonly tokens: readonly Token[];
  readonly context: NumberContext;
  next: number;
}

interface Token {
  readonly text: string;
  readonly at: number;
}

const NUMBER = /\d(?:[\d.,_]|[ ](?=\d{3}(?!\d)))*|[.,]\d+/y;
/** No colon for division: `12:30` is a time, or a typo for a point. */
const OPERATOR = /[-+*/x()]/iy;

/** Works out a typed sum such as `12+4,50*2` without rounding. */
export function evaluateSum(text: string, context: NumberContext): Value {
  const tokens = tokenize(text);
  if (!tokens.ok) return tokens;
  const reader: Reader = { tokens: tokens.value, context, next: 0 };
  const value = readTerms(reader);
  if (!value.ok) return value;
  const extra = reader.tokens[reader.next];
  return extra === undefined ? value : err({ code: 'not-a-number', at: extra.at });
}

function tokenize(text: string): Result<Token[], SumError> {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    if (text[at] === ' ') {
      at += 1;
      continue;
    }
    const found = match(NUMBER, text, at) ?? match(OPERATOR, text, at);
    if (found === undefined) return err({ code: 'not-a-number', at });
    tokens.push({ text: found, at });
    at += found.length;
  }
  return ok(tokens);
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function readTerms(reader: Reader): Value {
  let sum = readFactors(reader);
  for (;;) {
    const sign = accept(reader, '+-');
    if (!sum.ok || sign === undefined) return sum;
    const term = readFactors(reader);
    if (!term.ok) return term;
    const [a, b] = [sum.value, term.value];
    const added = sign === '+' ? b.above : -b.above;
    sum = ok({ above: a.above * b.below + added * a.below, below: a.below * b.below });
  }
}

function readFactors(reader: Reader): Value {
  let product = readFactor(reader);
  for (;;) {
    const sign = accept(reader, '*x/');
    if (!product.ok || sign === undefined) return product;
    const factor = readFactor(reader);
    if (!factor.ok) return factor;
    const [a, b] = [product.value, factor.value];
    if (sign === '*' || sign === 'x') {
      product = ok({ above: a.above * b.above, below: a.below * b.below });
    } else {
      if (b.above === 0n) return err({ code: 'division-by-zero' });
      const flip = b.above < 0n ? -1n : 1n;
      product = ok({ above: a.above * b.below * flip, below: a.below * b.above * flip });
    }
  }
}

function readFactor(reader: Reader): Value {
  const sign = accept(reader, '+-');
  if (sign !== undefined) {
    const value = readFactor(reader);
    return value.ok && sign === '-'
      ? ok({ above: -value.value.above, below: value.value.below })
      : value;
  }
  if (accept(reader, '(') !== undefined) {
    const inner = readTerms(reader);
    if (inner.ok && accept(reader, ')') === undefined) return stop(reader);
    return inner;
  }
  const token = reader.tokens[reader.next];
  if (token === undefined || !/^[\d.,]/.test(token.text)) return stop(reader);
  reader.next += 1;
  const number = readNumber(token.text, reader.context);
  if (!number.ok) {
    switch (number.error.code) {
      case 'not-a-number':
        return err({ code: 'not-a-number', at: token.at });
      case 'too-many-decimals':
      case 'two-readings':
        return err(number.error);
    }
  }
  return ok({ above: number.value.digits, below: 10n ** BigInt(number.value.scale) });
}

function stop({ tokens, next }: Reader): Value {
  const last = tokens.at(-1);
  return err({
    code: 'not-a-number',
    at: tokens[next]?.at ?? (last === undefined ? 0 : last.at + last.text.length),
  });
}

function accept(reader: Reader, operators: string): string | undefined {
  const text = reader.tokens[reader.next]?.text.toLowerCase();
  if (text === undefined || text.length !== 1 || !operators.includes(text)) return undefined;
  reader.next += 1;
  return text;
}
