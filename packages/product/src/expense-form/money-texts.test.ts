import { expect, it } from 'vitest';
import { createTexts } from '../create-texts.ts';
import { moneyTexts } from './money-texts.ts';

const { t, format } = (await createTexts({ locale: 'en-US' })).store.getState();
const names: Readonly<Record<string, string>> = { ana: 'Ana', ben: 'Ben' };
const context = { t, format, nameOf: (id: string) => names[id] ?? '?' };
const money = { amount: 2_000, currency: 'USD', payers: { ana: 2_000 } };

it('says who paid an expense and who shares it', () => {
  const shares = { ana: 1_500, ben: 500 };
  expect(moneyTexts({ ...money, kind: 'expense', shares }, context)).toEqual([
    '$20.00',
    'Who paid: Ana',
    'Split between: Ana $15.00 and Ben $5.00',
  ]);
});

it('says who made a payment and who received it', () => {
  expect(moneyTexts({ ...money, kind: 'payment', shares: { ben: 2_000 } }, context)).toEqual([
    '$20.00',
    'From: Ana',
    'To: Ben',
  ]);
});

it('says who received income, in both currencies', () => {
  const converted = { groupAmount: 1_800, groupCurrency: 'EUR' };
  const shares = { ben: 2_000 };
  expect(moneyTexts({ ...money, ...converted, kind: 'income', shares }, context)).toEqual([
    '$20.00 = €18.00',
    'Received by: Ana',
    'Split between: Ben $20.00',
  ]);
});
