import { describe, expect, it } from 'vitest';
import { exportCsv } from '../src/export/export-csv.ts';
import { mapPeople } from '../src/import/map-people.ts';
import { spliitJson, splitwiseCsv, tricountJson } from './foreign-files.ts';
import { readFile } from './read-file.ts';

/** Texts that a spreadsheet or a page would run. */
const HOSTILE = [
  '=HYPERLINK("http://example.org")',
  '@SUM(1)',
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
] as const;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const bill = (name: string) => ({
  title: name,
  date: '2026-03-01',
  amount: 1000,
  currency: 'EUR',
  payer: name,
  shares: { Ana: 1000 },
});

/** Files in which the name is also the title of an expense that this person paid for Ana. */
const FILES: Readonly<Record<string, (name: string) => string>> = {
  'settle-up-csv': (name) =>
    [
      'Who paid,Amount,Currency,For whom,Split amounts,Purpose,Category,Date & time,Type',
      `${quoted(name)},10,EUR,Ana,10,${quoted(name)},,2026-03-01 19:30:00,expense`,
    ].join('\n'),
  'splid-csv': (name) =>
    [
      `Title,Amount,Currency,By,Date,Created on,Ana,,${quoted(name)},`,
      `${quoted(name)},10,EUR,${quoted(name)},3/13/26,3/13/26,,-10,10,`,
    ].join('\n'),
  'splitpro-csv': (name) =>
    [
      'Paid By,Name,Category,Amount,Split Type,Expense Date,Currency,You Lent,You Owe,Settlement',
      `${quoted(name)},${quoted(name)},food,10,EXACT,2026-03-01 00:00:00,EUR,0,-10,0`,
    ].join('\n'),
  'spliit-csv': (name) =>
    [
      `Date,Description,Category,Currency,Cost,Is Reimbursement,Split mode,Ana,${quoted(name)}`,
      `2026-03-01,${quoted(name)},,EUR,10,No,Unevenly,-10,0`,
    ].join('\n'),
  'spliit-json': (name) => spliitJson([bill(name)], ['Ana', name]),
  'splitwise-csv': (name) => splitwiseCsv([bill(name)], ['Ana', name]),
  'tricount-json': (name) => tricountJson([bill(name)], ['Ana', name]),
};

describe.each(Object.keys(FILES))('%s', (format) => {
  it.each(HOSTILE)('keeps %s as text, and exports no formula', (name) => {
    const file = readFile(FILES[format]?.(name) ?? '');
    expect(file).toMatchObject({ format, errors: [] });
    const payer = file.people.find((person) => person.name === name);
    expect(payer).toBeDefined();
    expect(file.entries).toMatchObject([{ title: name, payers: { [payer?.key ?? '']: 1000 } }]);
    const names = Object.fromEntries(file.people.map((person) => [person.key, person.key]));
    const csv = exportCsv({
      name,
      currency: 'EUR',
      people: file.people.map((person) => ({ id: person.key, name: person.name })),
      expenses: mapPeople(file.entries, names),
    });
    expect(csv).not.toMatch(/(?:^|[,\n])"?[=@]/);
  });
});
