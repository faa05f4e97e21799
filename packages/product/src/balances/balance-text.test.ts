import { createTexts } from '../create-texts.ts';
import { expect, it } from 'vitest';
import { balanceText } from './balance-text.ts';

const { t } = (await createTexts({ locale: 'en-US' })).store.getState();

it('calls the reader “you”, and everyone else by name', () => {
  const told = [
    balanceText(t, { name: undefined, minor: 100, amount: '$1' }),
    balanceText(t, { name: 'Ana', minor: 100, amount: '$1' }),
    balanceText(t, { name: undefined, minor: -100, amount: '$1' }),
    balanceText(t, { name: 'Ana', minor: -100, amount: '$1' }),
  ];
  expect(told).toEqual(['You get back $1', 'Ana gets back $1', 'You owe $1', 'Ana owes $1']);
});

it('says who is settled up', () => {
  expect(balanceText(t, { name: undefined, minor: 0, amount: '$0' })).toMatch(/^You/);
  expect(balanceText(t, { name: 'Ana', minor: 0, amount: '$0' })).toMatch(/^Ana/);
});
