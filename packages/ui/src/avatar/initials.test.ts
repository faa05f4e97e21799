import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Amélie Roux', 'AR'],
  ['  ben  ', 'B'],
  ['João da Silva Ramalho', 'JR'],
  ['Фёдор Ильин', 'ФИ'],
  ['李小龍', '李'],
  ['👩‍👩‍👧 Hill', '👩‍👩‍👧H'],
  ['', ''],
])('%s is %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
