import { expect, it } from 'vitest';
import { formatSize, relativeTime, ruleLine } from './format.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');

it.each([
  ['2026-11-23T12:00:05Z', '0s ago'],
  ['2026-11-23T11:59:30Z', '30s ago'],
  ['2026-11-23T11:55:01Z', '4m ago'],
  ['2026-11-23T09:00:00Z', '3h ago'],
  ['2026-11-21T12:00:00Z', '2d ago'],
  ['2024-11-21T12:00:00Z', '2y ago'],
])('tells that %s was %s', (time, text) => {
  expect(relativeTime(Date.parse(time), NOW)).toBe(text);
});

it('formats sizes', () => {
  expect([512, 2048, 5 * 1024 ** 2].map(formatSize)).toEqual(['512 B', '2.0 KiB', '5.0 MiB']);
});

it('finds the line of an explanation', () => {
  expect(ruleLine("false for 'get' @ L12, false for 'get' @ L15")).toBe('L12');
  expect(ruleLine("No matching allow statements for 'get'")).toBeUndefined();
});
