import { expect, it } from 'vitest';
import { createFormatter } from './create-formatter.ts';

const format = createFormatter('en-US');
const german = createFormatter('de');

it('never shifts a calendar date, whatever the zone', () => {
  expect(format.date('2026-03-01')).toBe('Mar 1, 2026');
  expect(german.date('2026-12-31', 'long')).toBe('31. Dezember 2026');
  expect(format.month('2026-02')).toBe('February 2026');
  expect(format.month('2026-02', 'name')).toBe('Feb');
});

it.each([
  [-30_000, '30 seconds ago'],
  [-3 * 60_000, '3 minutes ago'],
  [-26 * 3_600_000, 'yesterday'],
  [5 * 86_400_000, 'in 5 days'],
  [-400 * 86_400_000, 'last year'],
  [0, 'now'],
])('says %d ms from now as %s', (distance, text) => {
  expect(format.relative(1e12 + distance, 1e12)).toBe(text);
});

it('formats a range of dates in the language, and a single date once', () => {
  expect(format.dateRange('2026-05-01', '2026-05-03').replaceAll('\u2009', ' ')).toBe(
    'May 1 – 3, 2026',
  );
  expect(createFormatter('ja').dateRange('2026-05-01', '2026-05-03')).toBe(
    '2026/05/01～2026/05/03',
  );
  expect(format.dateRange('2026-05-01', '2026-05-01')).toBe('May 1, 2026');
});

it('formats numbers, ratios and lists in the language', () => {
  expect(german.number(1234.5)).toBe('1.234,5');
  expect(format.percent(0.256, 1)).toBe('25.6%');
  expect(format.list(['Ana', 'Ben', 'Cy'])).toBe('Ana, Ben, and Cy');
  expect(format.currencyName('EUR')).toBe('Euro');
  expect(format.currencySymbol('EUR')).toBe('€');
});

it('sorts as people expect', () => {
  expect(['Öl', 'Zoo', 'item 10', 'item 9'].sort(german.compare)).toEqual([
    'item 9',
    'item 10',
    'Öl',
    'Zoo',
  ]);
});

it('formats a time with and without its date', () => {
  const at = new Date(2026, 10, 21, 17, 5);
  expect(createFormatter('de').dateTime(at)).toBe('21.11.2026, 17:05');
  expect(createFormatter('de').time(at)).toBe('17:05');
});

it('formats an unknown currency with its code', () => {
  expect(format.currencyName('QQQ')).toBe('QQQ');
  expect(format.currencySymbol('QQQ')).toBe('QQQ');
  expect(format.money(1200, 'QQQ')).toBe('QQQ\u00a012.00');
  for (const broken of ['', 'EURO', 'E1']) {
    expect(format.currencyName(broken)).toBe(broken);
    expect(format.money(1200, broken)).toContain('12.00');
    expect(format.money(1200, broken)).toContain(broken);
    const scope = { own: 'EUR', currencies: [broken, 'USD'] };
    expect(format.among(scope).money(1200, 'EUR')).toBe('€12.00');
  }
});
