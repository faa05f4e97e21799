import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groups, mapped, one, people, read, small } from '../../tests/export/samples.ts';
import { previewImport } from '../import/preview.ts';
import { exportCsv } from './export-csv.ts';
import { exportJson } from './export-json.ts';
import type { ExportedGroup } from './export-types.ts';

it('brings a group back from CSV as it was, with either decimal mark', () => {
  fc.assert(
    fc.property(
      groups.filter((group) => group.expenses.length > 0),
      fc.constantFrom('en-US', 'de'),
      (group, locale) => {
        const csv = exportCsv(group, { locale });
        const file = read(csv);
        expect(file.errors).toEqual([]);
        expect(file.currency).toBe('EUR');
        expect(mapped(file)).toEqual(group.expenses);
        expect(exportCsv({ ...group, expenses: mapped(file) }, { locale })).toBe(csv);
      },
    ),
  );
});

it('brings households back from CSV', () => {
  const homes = ['=Home', undefined, 'Home, sweet', '=Home'];
  const inHomes = people.map((person, at): ExportedGroup['people'][number] => {
    const household = homes[at];
    return household === undefined ? person : { ...person, household };
  });
  const group = { ...small, people: inHomes };
  for (const locale of ['en-US', 'de']) {
    const csv = exportCsv(group, { locale });
    const file = read(csv);
    expect(file.people.map(({ household }) => household)).toEqual(homes);
    expect(exportCsv({ ...group, expenses: mapped(file) }, { locale })).toBe(csv);
  }
});

it('writes CSV that a spreadsheet opens right and never runs', () => {
  const csv = exportCsv(small);
  expect(csv.startsWith('\ufeffDate,Title,Kind,')).toBe(true);
  expect(csv).toContain(
    '\r\n2026-03-01,"\'=HYPERLINK(""http://example.org"")",expense,,10.50,EUR,',
  );
  expect(exportCsv(small, { locale: 'fr' })).toContain(';expense;;10,50;EUR;10,50;;5,25;5,25;');
});

it.each(['\n=1+1', '\u00a0=1+1', '\u200b@SUM(1)', '\t＝1'])(
  'defuses %j wherever a person can type it',
  (text) => {
    const group: ExportedGroup = {
      ...small,
      people: small.people.map(({ id }) => ({ id, name: id })),
      expenses: [{ ...one, title: text, category: text, notes: text }],
    };
    const csv = exportCsv(group);
    expect(csv.match(/'[\s\u200b]*[=@＝]/g)).toHaveLength(3);
    expect(csv).not.toMatch(/[",][\s\u200b]*[=@＝]/);
  },
);

it('sums up what is in another currency as it counts in the group', () => {
  const taxi = { ...one, id: 'x2', currency: 'USD', groupAmount: 900, rate: '0.85714286' };
  const group = { ...small, expenses: [one, taxi] };
  for (const file of [read(exportCsv(group)), read(exportJson(group))]) {
    const preview = previewImport(file);
    expect(preview.balances).toEqual({ EUR: { p1: 975, p2: -975 } });
    expect(preview.spent).toEqual({ EUR: 1950 });
  }
  const { groupAmount: _, ...uncounted } = taxi;
  const { balances } = previewImport(read(exportCsv({ ...small, expenses: [uncounted] })));
  expect(balances).toEqual({ USD: { p1: 525, p2: -525 } });
});

it('reads older files, which name no currency of the group', () => {
  const csv = exportCsv(small).replace('Group amount (EUR)', 'Group amount');
  expect(read(csv)).toMatchObject({ errors: [], entries: [{ amount: 1050, currency: 'EUR' }] });
  expect(read(csv).currency).toBeUndefined();
});

it('adds nothing when an export is read back into its own group', () => {
  expect(read(exportCsv(small)).entries.map(({ id }) => id)).toEqual(['x1']);
  expect(read(exportJson(small)).entries.map(({ id }) => id)).toEqual(['x1']);
});

it('reads the plain CSV of other programs that have a column for each payer and share', () => {
  const csv = [
    'Date,Title,Paid by Ana,Paid by Ben,Paid for Ana,Paid for Ben,Currency,Category,Exchange rate',
    '2026-03-01,Dinner,10.00,5.00,7.50,7.50,EUR,Food,1',
    '2026-03-02,Refund,4.00,0.00,-2.00,-2.00,EUR,,1',
  ].join('\n');
  const { entries, errors } = read(csv);
  expect(errors).toEqual([]);
  expect(entries[0]).toMatchObject({
    amount: 1500,
    payers: { p1: 1000, p2: 500 },
    split: { mode: 'equal' },
  });
  expect(entries[1]).toMatchObject({ kind: 'income', amount: 400, payers: { p1: 400 } });
});

it('goes by the shares where somebody has changed them in a spreadsheet', () => {
  const csv = exportCsv(small).replace(',5.25,5.25,', ',10.00,0.50,');
  expect(read(csv).entries[0]).toMatchObject({
    shares: { p1: 1000, p2: 50 },
    split: { mode: 'exact', inputs: { p1: 1000, p2: 50 } },
  });
});
