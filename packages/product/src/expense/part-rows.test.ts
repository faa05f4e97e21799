import { expect, it } from 'vitest';
import { haveDifferentShares, partRows } from './part-rows.ts';

const byName = (a: string, b: string) => a.localeCompare(b);

it('has one row for each person, payers first', () => {
  const rows = partRows(
    { payers: { cleo: 300 }, shares: { ben: 100, ana: 100, cleo: 100 } },
    byName,
  );
  expect(rows).toEqual([
    { id: 'cleo', paid: 300, share: 100 },
    { id: 'ana', paid: undefined, share: 100 },
    { id: 'ben', paid: undefined, share: 100 },
  ]);
});

it('sorts by share where nobody paid', () => {
  const rows = partRows({ payers: { ana: 300 }, shares: { ben: 100, cleo: 200 } }, byName);
  expect(rows.map(({ id }) => id)).toEqual(['ana', 'cleo', 'ben']);
});

it.each([
  [{ ana: 334, ben: 333, cleo: 333 }, false],
  [{ ana: 334, ben: 332 }, true],
  [{ ana: 334 }, false],
])('compares the shares %j', (shares, expected) => {
  expect(haveDifferentShares(shares)).toBe(expected);
});
