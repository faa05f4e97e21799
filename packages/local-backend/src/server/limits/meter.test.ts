import { expect, it } from 'vitest';
import { createMeter } from './meter.ts';

function meterOf(limit: number) {
  const clock = { time: 1_000_000 };
  return { clock, meter: createMeter(() => clock.time, limit, 60_000) };
}

it('gives everything at once, and back evenly', () => {
  const { clock, meter } = meterOf(60);
  meter.use('ann', 59);
  expect(meter.hasLeft('ann')).toBe(true);
  meter.use('ann', 1);
  expect(meter.hasLeft('ann')).toBe(false);
  expect(meter.hasLeft('ben')).toBe(true);
  clock.time += 1000;
  expect(meter.hasLeft('ann')).toBe(true);
  meter.use('ann', 1);
  expect(meter.hasLeft('ann')).toBe(false);
});

it('lets one use exceed the limit, for which the caller waits at most a period', () => {
  const { clock, meter } = meterOf(60);
  meter.use('ann', 1_000_000);
  clock.time += 60_000;
  expect(meter.hasLeft('ann')).toBe(false);
  clock.time += 1;
  expect(meter.hasLeft('ann')).toBe(true);
});

it('remembers a bounded number of callers, the busiest of them', () => {
  const { meter } = meterOf(60);
  meter.use('ann', 60);
  for (let n = 0; n < 19_999; n += 1) meter.use(`flood ${n}`, 1);
  expect(meter.hasLeft('ann')).toBe(false);
  meter.use('ann', 1);
  for (let n = 0; n < 19_999; n += 1) meter.use(`more ${n}`, 1);
  expect(meter.hasLeft('ann')).toBe(false);
});

it('never ends without a limit', () => {
  const { meter } = meterOf(0);
  meter.use('ann', 1e9);
  expect(meter.hasLeft('ann')).toBe(true);
});
