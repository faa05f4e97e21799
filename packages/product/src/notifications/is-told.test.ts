import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Activity } from '../activity/schema.ts';
import { isQuiet } from './is-quiet.ts';
import { isTold } from './is-told.ts';
import type { Choices } from './schema.ts';

const now = new Date('2026-11-27T12:00:00Z');
const entry: Activity = {
  at: now,
  by: 'ana',
  what: 'created',
  target: { kind: 'expense', id: 'e' },
  before: null,
  after: { payers: { 'p-ana': 10 }, shares: { 'p-ana': 5, 'p-ben': 5 } },
};
const choices: Choices = { groups: {}, detail: false, quiet: null, zone: 'UTC', seen: {} };
const told = (change: Partial<Choices>, { uid = 'ben', personId = 'p-ben', of = entry } = {}) =>
  isTold({ uid, personId, choices: { ...choices, ...change } }, { groupId: 'g', entry: of, now });

describe('a change of a group', () => {
  it('is told to everybody but its author, unless they chose otherwise', () => {
    expect(told({})).toBe(true);
    expect(told({}, { uid: 'ana' })).toBe(false);
    expect(told({ groups: { g: 'none' } })).toBe(false);
    expect(told({ groups: { other: 'none' } })).toBe(true);
  });

  it('concerns those who paid or share it, also before it was changed', () => {
    const groups = { g: 'mine' } as const;
    expect(told({ groups })).toBe(true);
    expect(told({ groups }, { personId: 'p-cem' })).toBe(false);
    expect(told({ groups }, { personId: 'toString' })).toBe(false);
    expect(told({ groups }, { of: { ...entry, before: entry.after, after: null } })).toBe(true);
    const joined: Activity = { ...entry, what: 'joined', target: { kind: 'person', id: 'p-ben' } };
    expect(told({ groups }, { of: joined })).toBe(true);
    expect(told({ groups }, { of: joined, personId: 'p-cem' })).toBe(false);
  });

  it('is not told once it was seen on a device', () => {
    const after = (ms: number) => ({ seen: { g: new Date(now.getTime() + ms) } });
    expect(told(after(0))).toBe(false);
    expect(told(after(-1))).toBe(true);
    expect(told({ seen: { other: now } })).toBe(true);
  });

  it('is not told during quiet hours of the person’s time zone', () => {
    const quiet = { from: '21:00', to: '07:00' };
    expect(told({ quiet })).toBe(true);
    expect(told({ quiet, zone: 'Asia/Tokyo' })).toBe(false);
    expect(told({ quiet, zone: 'Nowhere/Else' })).toBe(true);
  });
});

it('is quiet for as long as the hours last, also over midnight', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const time = (at: number) => new Date(at * 60_000).toISOString().slice(11, 16);
  fc.assert(
    fc.property(minute, minute, minute, (from, to, at) => {
      const length = (to - from + 1440) % 1440;
      const since = (at - from + 1440) % 1440;
      const quiet = { from: time(from), to: time(to) };
      expect(isQuiet(quiet, 'UTC', new Date(at * 60_000))).toBe(since < length);
    }),
  );
});

it.each([
  ['2026-03-28T05:59Z', true],
  ['2026-03-28T06:00Z', false],
  ['2026-03-29T04:59Z', true],
  ['2026-03-29T05:00Z', false],
  ['2026-10-24T19:59Z', false],
  ['2026-10-24T20:00Z', true],
  ['2026-10-25T20:30Z', false],
  ['2026-10-25T21:00Z', true],
])('is quiet by the clock of the place, also when it changes: %s', (at, quiet) => {
  const hours = { from: '22:00', to: '07:00' };
  expect(isQuiet(hours, 'Europe/Berlin', new Date(at))).toBe(quiet);
});
