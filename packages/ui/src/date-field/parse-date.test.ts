import { expect, test } from 'vitest';
import { addDays, dateFormat } from '../calendar/calendar-days.ts';
import { parseDate } from './parse-date.ts';

const today = '2026-11-21';

test.each([
  ['en-US', '3/4/2026', '2026-03-04'],
  ['en-GB', '3/4/2026', '2026-04-03'],
  ['de', '3.4.26', '2026-04-03'],
  ['de', '3. Apr. 2026', '2026-04-03'],
  ['en-US', 'Apr 3', '2027-04-03'],
  ['en-US', 'dec 3', '2026-12-03'],
  ['en-GB', '3 December', '2026-12-03'],
  ['en-US', '1/2', '2027-01-02'],
  ['de', '31.12.', '2026-12-31'],
  ['ja', '2026/4/3', '2026-04-03'],
  ['ja', '2026年4月3日', '2026-04-03'],
  ['ko', '2026. 4. 3.', '2026-04-03'],
  ['pl', '3 kwietnia 2026', '2026-04-03'],
  ['pl', '3 kwiecień 2026', '2026-04-03'],
  ['uk', '3 квітня 2026 р.', '2026-04-03'],
  ['ar', '٣‏/٤‏/٢٠٢٦', '2026-04-03'],
  ['ar-EG', '٣ أبريل ٢٠٢٦', '2026-04-03'],
  ['he', '3 באפר׳ 2026', '2026-04-03'],
  ['en-GB', '2026-04-03', '2026-04-03'],
  ['en-US', '2026-04-03', '2026-04-03'],
  ['en-US', '2026/4/3', '2026-04-03'],
  ['en-US', '2/29/2028', '2028-02-29'],
])('reads what is typed in %s: %s', (locale, text, date) => {
  expect(parseDate(text, { locale, today })).toBe(date);
});

test.each(['', '3', 'yesterday', '2/30/2026', '13/1/2026', '1/2/202', '1/2/3/4', '0/0/2026'])(
  'refuses %s',
  (text) => {
    expect(parseDate(text, { locale: 'en-US', today })).toBeUndefined();
  },
);

const LOCALES =
  'en-US en-GB de fr es it nl pt-BR sv pl uk tr ar ar-EG he hi ja ko zh-CN ta fa'.split(' ');

test.each(LOCALES)('reads every date as it writes it: %s', (locale) => {
  const formats = [
    { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    { dateStyle: 'short' },
    { dateStyle: 'long' },
  ] as const;
  for (const options of formats) {
    const format = dateFormat(locale, options);
    for (let date = '2026-01-01'; date < '2027-01-01'; date = addDays(date, 13)) {
      expect(parseDate(format(date), { locale, today })).toBe(date);
    }
  }
});
