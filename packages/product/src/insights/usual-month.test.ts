import { expect, it } from 'vitest';
import { usualMonth } from './usual-month.ts';

const months = (...spent: readonly number[]) =>
  spent.map((one, at) => ({ id: `2026-${String(at + 1).padStart(2, '0')}`, spent: one }));

it('is the median of the past months', () => {
  expect(usualMonth(months(100, 900, 300), '2026-04')).toBe(300);
  expect(usualMonth(months(100, 900, 300, 5), '2026-04')).toBe(300);
  expect(usualMonth(months(100, 201), '2026-03')).toBe(151);
});

it('requires at least two past months', () => {
  expect(usualMonth(months(100, 50), '2026-02')).toBeUndefined();
  expect(usualMonth([], '2026-02')).toBeUndefined();
});
