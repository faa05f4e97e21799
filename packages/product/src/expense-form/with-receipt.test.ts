import { readReceipt, wordsOfText } from '@quits/ledger/receipt';
import { expect, test } from 'vitest';
import { emptyForm } from './expense-form.ts';
import { totalOfItems } from './read-split.ts';
import { withReceipt } from './with-receipt.ts';
import { withoutDoubt } from './without-doubt.ts';

const form = emptyForm({
  expenseId: 'e',
  date: '2026-03-09',
  currency: 'EUR',
  payerId: 'ana',
  people: [
    { id: 'ana', defaultWeight: 1 },
    { id: 'ben', defaultWeight: 1 },
  ],
});

function read(text: string) {
  return readReceipt(wordsOfText(text), { locale: 'de', currency: 'EUR' });
}

const BILL = `
Gasthof zur Linde
05.03.2026
2 Apfelschorle      7,00
1 Schnitzel        14,50
Trinkgeld           2,00
Summe              23,50`;

test('a receipt fills the items, which sum to the amount, for everyone', () => {
  const filled = withReceipt(form, read(BILL), 'de');
  expect(filled).toMatchObject({
    title: 'Gasthof zur Linde',
    date: '2026-03-05',
    amountText: '23,50',
    mode: 'items',
    doubts: [],
    items: {
      lines: [
        { title: '2 × Apfelschorle', amountText: '7,00', people: ['ana', 'ben'] },
        { title: 'Schnitzel', amountText: '14,50', people: ['ana', 'ben'] },
      ],
      tipText: '2,00',
      taxText: '',
    },
  });
  expect(totalOfItems(filled, { currency: 'EUR', locale: 'de' })).toBe(2350);
});

test('a typed description stays, and doubts are marked until they are checked', () => {
  const filled = withReceipt(
    { ...form, title: 'Lunch' },
    read(BILL.replace('23,50', '99,50')),
    'de',
  );
  expect(filled.title).toBe('Lunch');
  expect(filled.doubts).toEqual(['amount']);
  expect(filled.items.lines.every(({ isDoubtful }) => isDoubtful)).toBe(true);
  expect(withoutDoubt(filled, 'amount').doubts).toEqual([]);
  expect(withoutDoubt(filled, 'tax')).toBe(filled);
});

test('a receipt in another currency changes the form’s, with the amounts as they are printed', () => {
  const yen = readReceipt(
    wordsOfText('Ramen\nMiso ramen      ¥1,200\nGyoza             ¥480\nTotal           ¥1,680'),
    { locale: 'en', currency: 'EUR' },
  );
  const filled = withReceipt(form, yen, 'en');
  expect(filled).toMatchObject({ currency: 'JPY', amountText: '1680' });
  expect(filled.items.lines.map(({ amountText }) => amountText)).toEqual(['1200', '480']);
});
