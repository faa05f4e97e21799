import { expect, it, vi } from 'vitest';
import { remembered } from './formatter-cache.ts';

it('computes a result once, and again after thousands of others', () => {
  const of = remembered<number>();
  const make = vi.fn<() => number>(() => 1);
  expect([of('one', make), of('one', make)]).toEqual([1, 1]);
  expect(make).toHaveBeenCalledTimes(1);
  for (let other = 0; other < 10_000; other += 1) of(`${other}`, () => other);
  expect(of('one', make)).toBe(1);
  expect(make).toHaveBeenCalledTimes(2);
});
