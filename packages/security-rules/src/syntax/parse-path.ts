import type { Expression, PatternSegment } from './ast.ts';
import type { TokenStream } from './token-stream.ts';

/** A segment as written; `(default)` is the one that has parentheses. */
const SEGMENT = /\([A-Za-z0-9_-]+\)|[A-Za-z0-9_.~%@+-]+/y;
const BLANK = /[ \t]*/y;

/** Parses `/a/$(expression)/b` as an expression; the next token is the first `/`. */
export function parsePathLiteral(
  tokens: TokenStream,
  parseExpression: (tokens: TokenStream) => Expression,
): Expression {
  const { start } = tokens.peek();
  const { lexer, source } = tokens;
  const segments: (string | Expression)[] = [];
  let at = start;
  while (source.text[at] === '/') {
    at += 1;
    if (source.text.startsWith('$(', at)) {
      tokens.seek(at + 2);
      segments.push(parseExpression(tokens));
      at = tokens.expect(')', "to close '$('").end;
      continue;
    }
    const segment = lexer.matchAt(SEGMENT, at);
    if (segment === '') source.fail(at, "Expected a path segment after '/'.");
    segments.push(segment);
    at += segment.length;
  }
  tokens.seek(at);
  return { kind: 'path', segments, span: tokens.spanFrom(start) };
}

/** Parses the path of a `match`: literals, `{name}` and `{name=**}`. */
export function parsePattern(tokens: TokenStream): readonly PatternSegment[] {
  const { lexer, source } = tokens;
  let at = tokens.peek().start;
  if (source.text[at] !== '/') tokens.unexpected("a path that starts with '/' after 'match'");
  const segments: PatternSegment[] = [];
  while (source.text[at] === '/') {
    at += 1;
    if (source.text[at] === '{' && source.text[at + 1] !== '\n') {
      tokens.seek(at + 1);
      const segment = parseWildcard(tokens);
      segments.push(segment);
      at = tokens.expect('}', 'to close a wildcard').end;
      continue;
    }
    const text = lexer.matchAt(SEGMENT, at);
    if (text === '') {
      // `match / {` names the root.
      if (segments.length === 0 && source.text[at + lexer.matchAt(BLANK, at).length] === '{') break;
      source.fail(at, "Expected a path segment after '/'.");
    }
    segments.push({ kind: 'literal', text });
    at += text.length;
  }
  tokens.seek(at);
  return segments;
}

function parseWildcard(tokens: TokenStream): PatternSegment {
  const name = tokens.name('a wildcard name').text;
  if (!tokens.skip('=')) return { kind: 'single', name };
  tokens.expect('*', "after '=' in a wildcard");
  return tokens.skip('*') ? { kind: 'recursive', name } : { kind: 'single', name };
}
