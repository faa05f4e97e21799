import fc from 'fast-check';
import { expect, it } from 'vitest';
import { convert, convertInverse, impliedRate, invertRate } from './convert.ts';

const EURO_YEN = { from: 'EUR', to: 'JPY', rate: '163.25' };

it('converts between currencies of different decimals', () => {
  expect(convert(1000, EURO_YEN)).toEqual({ ok: true, value: 1633 });
  expect(convertInverse(1633, EURO_YEN)).toEqual({ ok: true, value: 1000 });
  expect(convert(1000, { from: 'JPY', to: 'KWD', rate: '0.00205' })).toEqual({
    ok: true,
    value: 2050,
  });
});

it('is exact where a float is not', () => {
  expect(convert(999_999_999_999, { from: 'EUR', to: 'USD', rate: '0.99999999' })).toEqual({
    ok: true,
    value: 999_999_989_999,
  });
  expect(convert(105, { from: 'EUR', to: 'USD', rate: '1.1' })).toEqual({ ok: true, value: 116 });
});

it('finds the rate that two typed amounts imply', () => {
  const currencies = { from: 'EUR', to: 'JPY' };
  expect(impliedRate({ from: 1000, to: 1633 }, currencies)).toEqual({ ok: true, value: '163.3' });
  expect(impliedRate({ from: 0, to: 1 }, currencies)).toEqual({
    ok: false,
    error: { code: 'bad-rate' },
  });
});

it('gives back the amount that was typed when the rate is taken from it, up to 100,000.00', () => {
  const amount = fc.integer({ min: 1, max: 100_000_00 });
  fc.assert(
    fc.property(amount, amount, (from, to) => {
      const rate = impliedRate({ from, to }, { from: 'EUR', to: 'USD' });
      fc.pre(rate.ok);
      const conversion = { from: 'EUR', to: 'USD', rate: rate.ok ? rate.value : '1' };
      expect(convert(from, conversion)).toEqual({ ok: true, value: to });
    }),
  );
});

it.each(['0', '-1', '1,5', '1e3', '', '1.123456789'])('refuses the rate %s', (rate) => {
  expect(convert(1, { ...EURO_YEN, rate })).toEqual({ ok: false, error: { code: 'bad-rate' } });
});

it('refuses a result beyond the largest amount', () => {
  expect(convert(1e12, { from: 'EUR', to: 'USD', rate: '1.1' })).toEqual({
    ok: false,
    error: { code: 'too-large' },
  });
});

it('inverts a rate, and fails when it rounds to zero', () => {
  expect(invertRate('0.86')).toEqual({ ok: true, value: '1.1627907' });
  expect(invertRate('163.25')).toEqual({ ok: true, value: '0.00612557' });
  expect(invertRate('0')).toEqual({ ok: false, error: { code: 'bad-rate' } });
  expect(invertRate('999999999')).toEqual({ ok: false, error: { code: 'bad-rate' } });
});

it('gives back a rate that is inverted twice, as exactly as 8 decimals can', () => {
  const hundredths = fc.integer({ min: 50, max: 200 });
  fc.assert(
    fc.property(hundredths, (digits) => {
      const rate = String(digits / 100);
      const once = invertRate(rate);
      const twice = invertRate(once.ok ? once.value : '1');
      expect(Number(twice.ok ? twice.value : 0)).toBeCloseTo(Number(rate), 6);
    }),
  );
});
