import type { BinaryOperator, Expression, MapEntry } from './ast.ts';
import { parsePathLiteral } from './parse-path.ts';
import type { TokenStream } from './token-stream.ts';

/** Operators from lowest to highest precedence; those of one level are left-associative. */
const LEVELS: readonly (readonly (BinaryOperator | 'is')[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in', 'is'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

/** Parses one expression. */
export function parseExpression(tokens: TokenStream): Expression {
  return tokens.nested(() => {
    const start = tokens.peek().start;
    const condition = parseBinary(tokens, 0);
    if (!tokens.skip('?')) return condition;
    const whenTrue = parseExpression(tokens);
    tokens.expect(':', 'between the branches of a condition');
    const whenFalse = parseExpression(tokens);
    return { kind: 'conditional', condition, whenTrue, whenFalse, span: tokens.spanFrom(start) };
  });
}

function parseBinary(tokens: TokenStream, level: number): Expression {
  const operators = LEVELS[level];
  if (operators === undefined) return parseUnary(tokens);
  const start = tokens.peek().start;
  let left = parseBinary(tokens, level + 1);
  for (;;) {
    const operator = operators.find((candidate) => tokens.sees(candidate));
    if (operator === undefined) return left;
    tokens.take();
    if (operator === 'is') {
      const type = tokens.name("a type name after 'is'").text;
      left = { kind: 'is', operand: left, type, span: tokens.spanFrom(start) };
      continue;
    }
    const right = parseBinary(tokens, level + 1);
    left = { kind: 'binary', operator, left, right, span: tokens.spanFrom(start) };
  }
}

function parseUnary(tokens: TokenStream): Expression {
  const { start } = tokens.peek();
  const operator = tokens.sees('!') ? '!' : tokens.sees('-') ? '-' : null;
  if (operator === null) return parsePostfix(tokens);
  tokens.take();
  const operand = tokens.nested(() => parseUnary(tokens));
  return { kind: 'unary', operator, operand, span: tokens.spanFrom(start) };
}

function parsePostfix(tokens: TokenStream): Expression {
  const { start } = tokens.peek();
  let object = parsePrimary(tokens);
  for (;;) {
    if (tokens.skip('.')) {
      const name = tokens.name("a member name after '.'").text;
      if (tokens.skip('(')) {
        const args = parseList(tokens, ')');
        object = { kind: 'method', object, name, args, span: tokens.spanFrom(start) };
      } else {
        object = { kind: 'member', object, name, span: tokens.spanFrom(start) };
      }
    } else if (tokens.skip('[')) {
      const index = parseExpression(tokens);
      if (tokens.skip(':')) {
        const to = parseExpression(tokens);
        tokens.expect(']', 'to close a range');
        object = { kind: 'range', object, from: index, to, span: tokens.spanFrom(start) };
      } else {
        tokens.expect(']', 'to close an index');
        object = { kind: 'index', object, index, span: tokens.spanFrom(start) };
      }
    } else {
      return object;
    }
  }
}

function parsePrimary(tokens: TokenStream): Expression {
  const token = tokens.peek();
  if (tokens.sees('/')) return parsePathLiteral(tokens, parseExpression);
  switch (token.kind) {
    case 'int':
    case 'float':
    case 'string':
    case 'bytes':
      tokens.take();
      return { kind: 'literal', value: token.value, span: tokens.spanFrom(token.start) };
    case 'name':
      return parseName(tokens);
    case 'punctuation':
    case 'end':
      break;
  }
  if (tokens.skip('(')) {
    const inner = parseExpression(tokens);
    tokens.expect(')', 'to close a parenthesis');
    return tokens.enclosed(inner);
  }
  if (tokens.skip('[')) {
    const items = parseList(tokens, ']');
    return { kind: 'list', items, span: tokens.spanFrom(token.start) };
  }
  if (tokens.skip('{')) {
    const entries = parseEntries(tokens);
    return { kind: 'map', entries, span: tokens.spanFrom(token.start) };
  }
  return tokens.unexpected('an expression');
}

function parseName(tokens: TokenStream): Expression {
  const { text, start } = tokens.take();
  if (text === 'true' || text === 'false' || text === 'null') {
    const value = text === 'null' ? null : text === 'true';
    return { kind: 'literal', value, span: tokens.spanFrom(start) };
  }
  if (tokens.skip('(')) {
    const args = parseList(tokens, ')');
    return { kind: 'call', name: text, args, span: tokens.spanFrom(start) };
  }
  return { kind: 'name', name: text, span: tokens.spanFrom(start) };
}

function parseList(tokens: TokenStream, close: ')' | ']'): readonly Expression[] {
  const items: Expression[] = [];
  while (!tokens.skip(close)) {
    items.push(parseExpression(tokens));
    if (!tokens.skip(',')) {
      tokens.expect(close, "or ','");
      break;
    }
  }
  return items;
}

function parseEntries(tokens: TokenStream): readonly MapEntry[] {
  const entries: MapEntry[] = [];
  while (!tokens.skip('}')) {
    const key = parseExpression(tokens);
    tokens.expect(':', 'between a key and its value');
    entries.push({ key, value: parseExpression(tokens) });
    if (!tokens.skip(',')) {
      tokens.expect('}', "or ','");
      break;
    }
  }
  return entries;
}
