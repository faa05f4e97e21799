import { expect, test } from 'vitest';
import { documentPattern } from './document-pattern.ts';

test.each([
  ['users/{uid}', 'users/ann', true],
  ['users/{uid}', 'users/ann/notes/1', false],
  ['users/{uid}/notes/{note}', 'users/ann/notes/1', true],
  ['users/ann', 'users/ann', true],
  ['users/a.n', 'users/aan', false],
  ['{path=**}', 'users/ann/notes/1', true],
  ['users/{rest=**}', 'users/ann/notes/1', true],
  ['users/*/notes/{note}', 'users/ann/notes/1', true],
  ['/users/{uid}', 'users/line\nbreak', true],
])('%s and %s: %s', (pattern, path, isMatch) => {
  expect(documentPattern(pattern)(path)).toBe(isMatch);
});
