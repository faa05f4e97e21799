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
const read = (line: string, locale = 'en-US', form = empty) =>
  fillInLine(form, line, { locale, people, me: 'a', today: '2026-11-21' });
const fill = (line: string, locale?: string, form = empty) => {
  const filled = read(line, locale, form);
  return filled.ok ? filled.value : undefined;
};

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

it('shortens a title to 120 characters, never within one', () => {
  expect(fill(`12 ${'x'.repeat(119)}🎉🎉`)?.title).toBe(`${'x'.repeat(119)}🎉`);
});

it('writes the amount as the person does', () => {
  expect(fill('19,24 Karten', 'de')?.amountText).toBe('19,24');
});

it('makes nothing of a line without an amount', () => {
  expect(fill('dinner by ben')).toBeUndefined();
  expect(fill('')).toBeUndefined();
});

it('takes a currency that is named, and no rate with it', () => {
  const abroad = {
    ...empty,
    currency: 'SEK',
    conversion: { typed: 'rate' as const, text: '0.0875', takenFrom: '2026-11-01' },
  };
  expect(fill('12 usd Croissants', 'en-US', abroad)).toMatchObject({
    title: 'Croissants',
    currency: 'USD',
    amountText: '12.00',
    conversion: { typed: 'rate', text: '' },
  });
  expect(fill('12 Croissants', 'en-US', abroad)).toMatchObject({
    currency: 'SEK',
    conversion: abroad.conversion,
  });
});

it('says why a line is not read', () => {
  expect(read('1.234 rent')).toEqual({
    ok: false,
    error: { code: 'ambiguous', readings: [123, 123400], currency: 'EUR' },
  });
  expect(read('kr 100 coffee')).toEqual({
    ok: false,
    error: { code: 'other-currency', found: 'kr' },
  });
});
