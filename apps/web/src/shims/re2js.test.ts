import { describe, expect, it } from 'vitest';
import { RE2JS } from './re2js.ts';

describe('the stand-in for the regex engine', () => {
  it('matches the whole text, or tests for a part of it, as the SDK asks', () => {
    const word = RE2JS.compile('b+');
    expect(word.matches('bb')).toBe(true);
    expect(word.matches('abb')).toBe(false);
    expect(word.test('abb')).toBe(true);
    expect(RE2JS.compile('a|b').matches('ab')).toBe(false);
  });

  it('throws on a malformed pattern, which the SDK turns into an evaluation error', () => {
    expect(() => RE2JS.compile('(')).toThrow(SyntaxError);
  });
});
