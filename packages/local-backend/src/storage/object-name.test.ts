import { expect, it } from 'vitest';
import { checkObjectName } from './object-name.ts';

it.each(['a', '/', 'a//b', ' ', 'é'.repeat(512)])('takes the name %j', (name) => {
  expect(checkObjectName(name)).toBe(name);
});

it.each([
  '',
  '.',
  '..',
  'a\rb',
  'a\nb',
  '.well-known/acme-challenge/x',
  `${'é'.repeat(512)}x`,
  '\uD800',
])('refuses the name %j', (name) => {
  expect(() => checkObjectName(name)).toThrow('Invalid object name.');
});
