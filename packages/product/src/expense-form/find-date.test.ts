import { describe, expect, it } from 'vitest';
import { findDate } from './find-date.ts';

const today = '2026-11-21'; // a Saturday

describe('findDate', () => {
  it.each([
    ['en-US', 'dinner 80 yesterday', 'dinner 80', '2026-11-20'],
    ['en-US', 'Today 12 taxi', '12 taxi', '2026-11-21'],
    ['en-US', '12.50 taxi Monday', '12.50 taxi', '2026-11-16'],
    ['en-US', 'taxi 2026-10-02 9', 'taxi 9', '2026-10-02'],
    ['de', 'gestern 19,24 Karten', '19,24 Karten', '2026-11-20'],
    ['de', 'vorgestern Miete 400', 'Miete 400', '2026-11-19'],
    ['de', 'Donnerstag Kino 12', 'Kino 12', '2026-11-19'],
    ['fr', 'hier 12 pain', '12 pain', '2026-11-20'],
    ['ja', '昨日タクシー1200', 'タクシー1200', '2026-11-20'],
    ['ar', 'أمس 12 خبز', '12 خبز', '2026-11-20'],
    ['de', 'taxi 9 yesterday', 'taxi 9', '2026-11-20'],
  ])('%s: %s', (locale, line, rest, date) => {
    expect(findDate(line, today, locale)).toEqual({ rest, date });
  });

  it.each(['19.24 tickets', 'Todays special 12', '12 x 2026-13-40', 'Mondayish 4'])(
    'finds none in %s',
    (line) => {
      expect(findDate(line, today, 'en-US')).toEqual({ rest: line });
    },
  );
});
