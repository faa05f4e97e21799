import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseRange } from './byte-range.ts';

it.each([
  ['bytes=0-4', 10, { start: 0, end: 4 }],
  ['bytes=5-', 10, { start: 5, end: 9 }],
  ['bytes=-3', 10, { start: 7, end: 9 }],
  ['bytes=5-99', 10, { start: 5, end: 9 }],
  ['bytes=-99', 10, { start: 0, end: 9 }],
  ['bytes=10-', 10, 'unsatisfiable'],
  ['bytes=-0', 10, 'unsatisfiable'],
  ['bytes=4-2', 10, undefined],
  ['bytes=0-1,3-4', 10, undefined],
  ['items=0-1', 10, undefined],
  [undefined, 10, undefined],
])('reads %s of %i bytes', (header, size, range) => {
  expect(parseRange(header, size)).toEqual(range);
});

it('never leaves the object', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat(), (text, first, size) => {
      for (const header of [text, `bytes=${first}-`, `bytes=-${first}`, `bytes=0-${first}`]) {
        const range = parseRange(header, size);
        if (typeof range !== 'object') continue;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      }
    }),
  );
});
