import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payExactly, payIn, readPayment, startPayment } from './payment-form.ts';

const debt = { minor: 4927, currency: 'EUR' };
const today = '2026-11-23';
const last = { rate: '1.1627907', date: '2026-11-20' };

describe('a payment in the currency of the debt', () => {
  it('starts as the whole debt, today', () => {
    expect(readPayment(startPayment(debt, today, 'de'), debt, 'de')).toEqual({
      ok: true,
      payment: { minor: 4927, currency: 'EUR', date: today, counted: 4927, conversion: {} },
    });
  });

  it('can be a part on another day', () => {
    const form = { ...startPayment(debt, today, 'en-US'), amountText: '20', date: '2026-11-01' };
    expect(readPayment(form, debt, 'en-US')).toMatchObject({
      payment: { minor: 2000, counted: 2000, date: '2026-11-01' },
    });
  });

  it('names every field that can’t be read', () => {
    const form = { ...startPayment(debt, today, 'en-US'), amountText: '', date: '' };
    expect(readPayment(form, debt, 'en-US')).toEqual({
      ok: false,
      problems: { amount: 'missing', date: 'missing' },
    });
  });
});

describe('a payment in another currency', () => {
  const start = startPayment(debt, today, 'en-US');

  it('pays the debt by the last rate, which it names', () => {
    const form = payIn(start, 'GBP', { debt, last, locale: 'en-US' });
    expect(form.amountText).toBe('42.37');
    const read = readPayment(form, debt, 'en-US');
    expect(read).toMatchObject({ payment: { minor: 4237, currency: 'GBP' } });
    expect(read.ok && read.payment.conversion).toMatchObject({
      groupCurrency: 'EUR',
      rateSource: 'last',
      rateDate: '2026-11-20',
    });
  });

  it('asks for the amount without a rate, and computes the rate', () => {
    const form = payIn(start, 'GBP', { debt, last: undefined, locale: 'en-US' });
    expect(readPayment(form, debt, 'en-US')).toMatchObject({ problems: { amount: 'missing' } });
    const read = readPayment({ ...form, amountText: '40' }, debt, 'en-US');
    expect(read).toMatchObject({
      payment: {
        minor: 4000,
        counted: 4927,
        conversion: { groupAmount: 4927, groupCurrency: 'EUR', rate: '1.23175' },
      },
    });
  });

  it('needs the amount that it counts as', () => {
    const form = payIn(start, 'GBP', { debt, last: undefined, locale: 'en-US' });
    const empty = { ...form, amountText: '40', conversion: { typed: 'amount', text: '' } } as const;
    expect(readPayment(empty, debt, 'en-US')).toEqual({
      ok: false,
      problems: { counted: 'unreadable' },
    });
  });

  it('is the debt again when its own currency is chosen', () => {
    const there = payIn(start, 'GBP', { debt, last, locale: 'en-US' });
    expect(payIn(there, 'EUR', { debt, last: undefined, locale: 'en-US' })).toEqual(start);
  });
});

it('reduces an overpayment to exactly the debt, in any currency', () => {
  const minor = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(minor, minor, fc.integer({ min: 50, max: 200 }), (owed, more, percent) => {
      const whole = { minor: owed + more, currency: 'EUR' };
      const rate = { rate: String(percent / 100), date: today };
      for (const known of [undefined, rate]) {
        const start = startPayment(whole, today, 'en-US');
        const form =
          known === undefined
            ? start
            : payIn(start, 'GBP', { debt: whole, last: known, locale: 'en-US' });
        const read = readPayment(form, whole, 'en-US');
        const exact = read.ok
          ? payExactly(read.payment, { minor: owed, currency: 'EUR' })
          : undefined;
        // An amount below one minor unit of the other currency can't be paid.
        expect([owed, undefined]).toContain(exact?.counted);
      }
    }),
  );
});
