import { expect, it } from 'vitest';
import { createPacing } from './pacing.ts';

function pacingOf(rate: number) {
  const clock = { time: 1_000_000 };
  return { clock, pacing: createPacing(() => clock.time, rate) };
}

it('answers 100 requests at once, then at the rate, and refuses what would wait for long', () => {
  const { clock, pacing } = pacingOf(6000);
  const delays = Array.from({ length: 1000 }, () => pacing.delay('ann'));
  expect(delays.slice(0, 101).every((delay) => delay === 0)).toBe(true);
  expect(delays[101]).toBeCloseTo(10);
  expect(delays[900]).toBeCloseTo(8000, 0);
  expect(delays.slice(903).every((delay) => delay === undefined)).toBe(true);
  expect(pacing.delay('ben')).toBe(0);
  clock.time += 1000;
  expect(pacing.delay('ann')).toBeCloseTo(7010);
  clock.time += 60_000;
  expect(pacing.delay('ann')).toBe(0);
});

it('paces nobody without a rate', () => {
  const { pacing } = pacingOf(0);
  for (let n = 0; n < 1000; n += 1) expect(pacing.delay('ann')).toBe(0);
});
