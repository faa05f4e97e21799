import fc from 'fast-check';
import { expect, it } from 'vitest';
import { missingFrom, type PasswordRules } from './password-rules.ts';

const STRICT: PasswordRules = {
  enforced: true,
  forceUpgrade: false,
  minLength: 10,
  maxLength: 20,
  lowercase: true,
  uppercase: true,
  digit: true,
  symbol: true,
};

it.each([
  ['Correct-1', 1],
  ['correct-horse-1', 1],
  ['CORRECT-HORSE-1', 1],
  ['Correct-horse', 1],
  ['Correct1horse', 1],
  ['', 5],
  ['Correct-horse-1', 0],
])('finds what "%s" lacks', (password, count) => {
  const rules = { ...STRICT };
  expect(missingFrom(password.replaceAll('-', '!'), rules)).toHaveLength(count);
});

it('finds nothing missing where nothing is asked for', () => {
  const rules = { enforced: true, forceUpgrade: false, minLength: 0, maxLength: 4096 };
  fc.assert(fc.property(fc.string(), (password) => missingFrom(password, rules).length === 0));
});
