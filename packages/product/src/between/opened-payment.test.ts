import { memoryStorage } from '@quits/tooling-presets/memory-storage';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  dropShownPayment,
  isStillOwed,
  keepOpenedPayment,
  type OpenedPayment,
  takeOpenedPayment,
} from './opened-payment.ts';

const payment: OpenedPayment = {
  at: 1_000,
  isFollowed: true,
  name: 'Ana',
  minor: 1250,
  currency: 'EUR',
  dues: [
    {
      groupId: 'g',
      currency: 'EUR',
      minor: -1250,
      from: { id: 'b', name: 'Ben' },
      to: { id: 'a', name: 'Ana' },
    },
  ],
};

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage(new Map()));
});

it('is asked about once, by the account that opened it, within a day', () => {
  keepOpenedPayment('ben', payment);
  expect(takeOpenedPayment('cleo', 2_000)).toBeUndefined();
  expect(takeOpenedPayment('ben', 2_000)).toEqual(payment);
  expect(takeOpenedPayment('ben', 2_000)).toBeUndefined();
  keepOpenedPayment('ben', payment);
  expect(takeOpenedPayment('ben', 86_402_000)).toBeUndefined();
});

it('is forgotten if a code was only shown', () => {
  keepOpenedPayment('ben', { ...payment, isFollowed: false });
  dropShownPayment('ben');
  expect(takeOpenedPayment('ben', 2_000)).toBeUndefined();
  keepOpenedPayment('ben', payment);
  dropShownPayment('ben');
  expect(takeOpenedPayment('ben', 2_000)).toEqual(payment);
});

it('isn’t asked about once somebody has recorded it', () => {
  const group = (balances: Record<string, number>, simplify = true) =>
    new Map([['g', { people: {}, balances: { EUR: balances }, simplify }]]);
  expect(isStillOwed(payment, group({ a: 2000, b: -1250 }))).toBe(true);
  expect(isStillOwed(payment, group({ a: 1249, b: -1250 }))).toBe(false);
  expect(isStillOwed(payment, group({ a: 2000, b: 0 }))).toBe(false);
  expect(isStillOwed(payment, group({ a: 0, b: 0 }, false))).toBe(true);
  expect(isStillOwed(payment, new Map())).toBe(false);
  const personOf = (name: string) => ({ name, defaultWeight: 1, household: 'h' });
  const people = { b: personOf('Ben'), c: personOf('Cleo') };
  const shared = { people, balances: { EUR: { a: 1250, b: -50, c: -1200 } }, simplify: true };
  expect(isStillOwed(payment, new Map([['g', shared]]))).toBe(true);
});
