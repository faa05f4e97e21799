import { RulesBytes } from '../../value/rules-value.ts';
import { compilePattern, quoteReplacement } from '../pattern.ts';
import { builtin, failure } from '../signature.ts';

/** Methods of strings. Sizes and indexes count characters. */
export const stringMethods = {
  size: builtin([], (self: string) => BigInt(Array.from(self).length)),
  lower: builtin([], (self: string) => self.toLowerCase()),
  upper: builtin([], (self: string) => self.toUpperCase()),
  trim: builtin([], (self: string) => self.trim()),
  toUtf8: builtin([], (self: string) => new RulesBytes(new TextEncoder().encode(self))),
  matches: builtin(['string'], (self: string, source) => {
    const pattern = compilePattern(source);
    return pattern === null ? badPattern(source) : pattern.matches(self);
  }),
  replace: builtin(['string', 'string'], (self: string, source, replacement) => {
    const pattern = compilePattern(source);
    if (pattern === null) return badPattern(source);
    return pattern.matcher(self).replaceAll(quoteReplacement(replacement));
  }),
  split: builtin(['string'], (self: string, source) => {
    const pattern = compilePattern(source);
    return pattern === null ? badPattern(source) : pattern.split(self, -1);
  }),
};

function badPattern(source: string) {
  return failure(`Invalid regular expression: ${JSON.stringify(source)}.`);
}
