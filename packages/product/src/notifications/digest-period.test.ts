import { expect, it } from 'vitest';
import { digestPeriodEnd } from './digest-period.ts';

it.each([
  ['daily', '2026-11-27T06:00:00Z', '2026-11-27T06:00:00Z'],
  ['daily', '2026-11-27T05:59:59Z', '2026-11-26T06:00:00Z'],
  ['weekly', '2026-11-23T06:00:00Z', '2026-11-23T06:00:00Z'],
  ['weekly', '2026-11-23T05:59:59Z', '2026-11-16T06:00:00Z'],
  ['weekly', '2026-11-29T23:00:00Z', '2026-11-23T06:00:00Z'],
] as const)('ends the %s period before %s at %s', (every, now, end) => {
  expect(digestPeriodEnd(every, new Date(now))).toEqual(new Date(end));
});
