import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateEvidence, readCellDate } from './cell-dates.ts';

it.each([
  ['2026-03-01', '2026-03-01'],
  ['2026-03-01 19:30:00.000000', '2026-03-01'],
  ['2026-03-01T00:00:00.000Z', '2026-03-01'],
  ['2026/3/1', '2026-03-01'],
  ['20260301', '2026-03-01'],
  ['1.3.2026', '2026-03-01'],
  ['01.03.26', '2026-03-01'],
  ['31/12/2026', '2026-12-31'],
  ['12/31/2026', '2026-12-31'],
  ['12/31/26', '2026-12-31'],
  ['3/14/99', '1999-03-14'],
  ['03/03/2026', '2026-03-03'],
  ['3/14/2026 19:30', '2026-03-14'],
  ['01/02/2026', undefined],
  ['26-03-14', undefined],
  ['2026-02-30', undefined],
  ['20261301', undefined],
  ['soon', undefined],
])('reads the date %s', (text, date) => {
  expect(readCellDate(text)).toBe(date);
});

it('reads in the order that is given, but for what has one reading only', () => {
  expect(readCellDate('3/4/2026', 'day-first')).toBe('2026-04-03');
  expect(readCellDate('3/4/2026', 'month-first')).toBe('2026-03-04');
  expect(readCellDate('3-4-2026', 'day-first')).toBe('2026-04-03');
  expect(readCellDate('3.4.2026', 'month-first')).toBe('2026-04-03');
  expect(readCellDate('3/14/2026', 'day-first')).toBe('2026-03-14');
});

it.each([
  [['3/4/2026', '3/14/2026'], { proven: 'month-first', ambiguous: '3/4/2026' }],
  [['3/4/26', '14/3/26'], { proven: 'day-first', ambiguous: '3/4/26' }],
  [['3/4/2026', '4/4/2026'], { ambiguous: '3/4/2026' }],
  [['3/4/2026', '14/3/2026', '3/14/2026'], { ambiguous: '3/4/2026' }],
  [['2026-03-04', '3.4.2026', '4/4/2026', 'x'], {}],
] as const)('sees in %j what shows the order', (cells, evidence) => {
  const { ambiguous, ...rest } = dateEvidence(cells);
  expect({ ...rest, ...(ambiguous ? { ambiguous: ambiguous.found } : {}) }).toEqual(evidence);
});

it('never reads a day that another order proves wrong', () => {
  const date = fc.date({
    min: new Date('1970-01-01'),
    max: new Date('2069-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(fc.array(date, { minLength: 1 }), fc.boolean(), fc.boolean(), (days, us, short) => {
      const write = (day: Date): string => {
        const parts = [day.getUTCMonth() + 1, day.getUTCDate()];
        const year = String(day.getUTCFullYear());
        return [...(us ? parts : parts.reverse()), short ? year.slice(2) : year].join('/');
      };
      const cells = days.map(write);
      const { proven, ambiguous } = dateEvidence(cells);
      expect(proven === undefined || proven === (us ? 'month-first' : 'day-first')).toBe(true);
      if (proven === undefined && ambiguous !== undefined) return;
      expect(cells.map((cell) => readCellDate(cell, proven))).toEqual(
        days.map((day) => day.toISOString().slice(0, 10)),
      );
    }),
  );
});
