import { expect, test } from 'vitest';
import { timeZone } from './time-zone.ts';

test.each([
  ['UTC', '2026-11-21T08:30:15.123Z', '2026-11-21T08:30:15.123Z'],
  ['Asia/Kolkata', '2026-11-21T08:30:15.123Z', '2026-11-21T14:00:15.123Z'],
  ['Europe/Berlin', '2026-07-01T22:30:00Z', '2026-07-02T00:30:00Z'],
  ['America/New_York', '1960-01-01T03:00:00.500Z', '1959-12-31T22:00:00.500Z'],
  ['+05:45', '2026-01-01T00:00:00Z', '2026-01-01T05:45:00Z'],
  ['-3', '2026-01-01T00:00:00Z', '2025-12-31T21:00:00Z'],
])('a clock in %s shows %s as %s', (name, time, shown) => {
  const zone = timeZone(name);
  expect(zone?.shown(Date.parse(time))).toBe(Date.parse(shown));
  expect(zone?.when(Date.parse(shown))).toBe(Date.parse(time));
});

test('a time that a clock skipped is when it was put forward', () => {
  const zone = timeZone('America/Sao_Paulo');
  // Midnight didn't exist there on this day.
  const when = zone?.when(Date.parse('2018-11-04T00:00:00Z'));
  expect(when).toBe(Date.parse('2018-11-04T03:00:00Z'));
});

test.each(['', 'Mars/Olympus', '+99:00', 'UTC+1'])('nowhere is %j', (name) => {
  expect(timeZone(name)).toBeUndefined();
});
