import { expect, it } from 'vitest';
import { fillInLine } from './entry-line.ts';
import { emptyForm } from './expense-form.ts';

const people = [
  { id: 'a', name: 'Ana', defaultWeight: 1 },
  { id: 'b', name: 'Ben', defaultWeight: 1 },
  { id: 'c', name: 'Cleo', defaultWeight: 1 },
];
const empty = emptyForm({
  expenseId: 'e',
  date: '2026-11-21',
  currency: 'EUR',
  payerId: 'a',
  people,
});
const fill = (line: string, locale = 'en-US') =>
  fillInLine(empty, line, { locale, people, me: 'a', today: '2026-11-21' });

it('takes an amount and a title', () => {
  expect(fill('19.24 tickets')).toMatchObject({ amountText: '19.24', title: 'tickets' });
});

it('takes who paid, for whom, when and in what', () => {
  expect(fill('dinner 80 USD by ben for me, cleo yesterday')).toMatchObject({
    title: 'dinner',
    amountText: '80.00',
    currency: 'USD',
    date: '2026-11-20',
    paidBy: { kind: 'one', personId: 'b' },
    participants: ['a', 'c'],
    mode: 'equal',
  });
});

it('writes the amount as the person does', () => {
  expect(fill('19,24 Karten', 'de')?.amountText).toBe('19,24');
});

it('makes nothing of a line without an amount', () => {
  expect(fill('dinner by ben')).toBeUndefined();
  expect(fill('')).toBeUndefined();
});
