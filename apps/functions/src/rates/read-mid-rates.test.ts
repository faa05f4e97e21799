import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMidRates } from './read-mid-rates.ts';

const table = (effectiveDate: string, rates: readonly unknown[]) =>
  JSON.stringify([{ table: 'B', no: '047/B/NBP/2026', effectiveDate, rates }]);

test('returns the units of each currency per zloty, to seven digits', () => {
  const code = fc.stringMatching(/^[A-Z]{3}$/);
  // From the Iranian rial to the Kuwaiti dinar, with the decimals that the bank publishes.
  const mid = fc
    .integer({ min: 1000, max: 999_999 })
    .chain((digits) =>
      fc.integer({ min: 4, max: 9 }).map((decimals) => Number(`${digits}e-${decimals}`)),
    );
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(code, mid), { minLength: 1, selector: ([one]) => one }),
      (pairs) => {
        const rates = pairs.map(([currency, value]) => ({
          currency: 'a name',
          code: currency,
          mid: value,
        }));
        const read = readMidRates(table('2026-11-25', rates));
        expect(read?.day).toBe('2026-11-25');
        for (const [currency, value] of pairs) {
          const units = read?.rates[currency] ?? '';
          expect(units).toMatch(/^\d{1,15}(\.\d{1,8})?$/);
          expect(Math.abs(Number(units) * value - 1)).toBeLessThan(1e-6);
        }
      },
    ),
  );
});

test('leaves out rates that it cannot read', () => {
  const rates = [
    { code: 'AED', mid: 0.9945 },
    { code: 'euro', mid: 4.3 },
    { code: 'USD', mid: 0 },
    { code: 'VND', mid: '0.0001' },
    { mid: 1 },
    null,
  ];
  expect(readMidRates(table('2026-11-25', rates))?.rates).toEqual({ AED: '1.00553042' });
});

test.each([
  ['nothing', ''],
  ['a page', '<html><title>Maintenance</title></html>'],
  ['an empty list', '[]'],
  ['a table without rates', table('2026-11-25', [])],
  ['a table that lists none', JSON.stringify([{ effectiveDate: '2026-11-25' }])],
  ['no day', table('2026-13-45', [{ code: 'AED', mid: 0.9945 }])],
])('refuses %s', (_, json) => {
  expect(readMidRates(json)).toBeUndefined();
});
