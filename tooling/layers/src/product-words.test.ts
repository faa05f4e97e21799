import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { findProductWords, productWordsOf } from './product-words.ts';

it('finds none in the packages that any app can use', () => {
  expect(findProductWords(resolve(import.meta.dirname, '../../..'))).toEqual([]);
});

it.each([
  ['const expenseId = 1;', ['expense']],
  ['MAX_EXPENSES', ['expenses']],
  ['"split-expense-form"', ['expense']],
  ["t('You owe Ana')", ['owe']],
  ['acceptInvitation(inviteSecret)', ['invitation', 'invite']],
  ['payerOf(household)', ['payer', 'household']],
  ['await handle.settled; // power, tower, lower', []],
])('knows the parts of %s', (text, words) => {
  expect(productWordsOf(text)).toEqual(words);
});
