import { expect, test } from 'vitest';
import { parseSchedule } from './parse-schedule.ts';

// A Wednesday.
const START = '2026-07-01T10:07:30Z';

test.each([
  ['*/5 * * * *', 'UTC', '2026-07-01T10:10:00.000Z'],
  ['0 9 * * 1', 'Europe/Berlin', '2026-07-06T07:00:00.000Z'],
  ['every 5 minutes', 'UTC', '2026-07-01T10:10:00.000Z'],
  ['every 10 mins', 'UTC', '2026-07-01T10:10:00.000Z'],
  ['every 12 hours', 'UTC', '2026-07-01T12:00:00.000Z'],
  ['every 7 minutes', 'UTC', '2026-07-01T10:14:30.000Z'],
  ['every 30 minutes from 08:00 to 10:00', 'UTC', '2026-07-02T08:00:00.000Z'],
  ['every 45 minutes from 9:00 to 14:00', 'UTC', '2026-07-01T10:30:00.000Z'],
  ['every 24 hours', 'UTC', '2026-07-02T00:00:00.000Z'],
  ['every day 09:00', 'America/New_York', '2026-07-01T13:00:00.000Z'],
  ['every monday 09:00', 'Australia/NSW', '2026-07-05T23:00:00.000Z'],
  ['every mon,fri of july,sept 17:30', 'UTC', '2026-07-03T17:30:00.000Z'],
  ['1st,third monday of sep,oct 04:00', 'UTC', '2026-09-07T04:00:00.000Z'],
  ['second tuesday of month 00:00', 'UTC', '2026-07-14T00:00:00.000Z'],
  ['1,15 of month 06:00', 'UTC', '2026-07-15T06:00:00.000Z'],
  ['1 of jan 00:00', 'UTC', '2027-01-01T00:00:00.000Z'],
])('reads "%s" in %s', (text, timeZone, next) => {
  const time = parseSchedule(text, timeZone).nextAfter(Date.parse(START));
  expect(new Date(time ?? 0).toISOString()).toBe(next);
});

test('runs at each local time once when clocks change', () => {
  const schedule = parseSchedule('every day 02:30', 'Europe/Berlin');
  const times = [Date.parse('2026-10-23T12:00:00Z')];
  for (let i = 0; i < 4; i += 1) times.push(schedule.nextAfter(times.at(-1) ?? 0) ?? 0);
  const days = times.slice(1).map((time) => new Date(time).toISOString().slice(0, 10));
  expect(new Set(days).size).toBe(4);
});

test.each(['every', 'every blue moon', 'every 0 minutes', '61 * * * *', 'every day 25:00', 'soon'])(
  'refuses "%s"',
  (text) => {
    expect(() => parseSchedule(text, 'UTC')).toThrow(/\S/);
  },
);
