import { describe, expect, it } from 'vitest';
import { readFile } from '../../tests/read-file.ts';

// Columns, lists and types as in the tests of SplitEverything's and SplitPro's importers, with an export of Settle Up.
const HEADER =
  '"Who paid","Amount","Currency","For whom","Split amounts","Purpose","Category","Date & time","Timezone","Exchange rate","Converted amount","Type","Receipt"';
const csv = (...rows: string[]): string => ['\uFEFF' + HEADER, ...rows].join('\n');
const when = '"2026-03-01 19:30:00","Europe/Madrid"';

describe('Settle Up CSV', () => {
  it('reads payers and shares from lists, and transfers as payments', () => {
    const file = readFile(
      csv(
        `"Laura","16.7","EUR","Francisco;Laura","9.67;7.03","LIDL","🛒",${when},"","","expense",""`,
        `"Francisco;Laura","15;15","EUR","Francisco;Laura","17.37;12.63","Washers","",${when},"","","expense",""`,
        `"Emma","590.8","CAD","Laura","590.8","","",${when},"","","transfer",""`,
        `"Emma","20","EUR","Emma;Laura","10;10","Refund","",${when},"","","income",""`,
      ),
    );
    expect(file).toMatchObject({ format: 'settle-up-csv', errors: [], dropped: [] });
    expect(file.people.map(({ name }) => name)).toEqual(['Laura', 'Francisco', 'Emma']);
    expect(file.entries).toMatchObject([
      {
        kind: 'expense',
        date: '2026-03-01',
        title: 'LIDL',
        category: '🛒',
        amount: 1670,
        payers: { p1: 1670 },
        shares: { p1: 703, p2: 967 },
      },
      { amount: 3000, payers: { p1: 1500, p2: 1500 }, shares: { p1: 1263, p2: 1737 } },
      { kind: 'payment', currency: 'CAD', payers: { p3: 59_080 }, shares: { p1: 59_080 } },
      { kind: 'income', amount: 2000, shares: { p1: 1000, p3: 1000 } },
    ]);
  });

  it('gives what rounding leaves to the largest share, and tells what it drops', () => {
    const { entries, dropped } = readFile(
      csv(
        `"Laura","100","EUR","Ana;Ben;Cy","33.33;33.33;33.33","Thirds","",${when},"","","expense",""`,
        `"Laura","10","USD","Ana;Ben","5;5","Taxi","",${when},"1.1","11","expense","https://example.com/r.jpg"`,
      ),
    );
    expect(entries[0]).toMatchObject({ shares: { p2: 3334, p3: 3333, p4: 3333 } });
    expect(dropped).toEqual([
      { kind: 'rounded', count: 1 },
      { kind: 'rate-dropped', count: 1 },
      { kind: 'attachments-dropped', count: 1 },
    ]);
  });

  it('lists rows that cannot be read', () => {
    const { errors } = readFile(
      csv(
        `"Laura","10","EUR","Ana;Ben","5;5;5","Lists","",${when},"","","expense",""`,
        `"Laura","10","EUR","Ana;Ben","2;2","Sums","",${when},"","","expense",""`,
        `"Laura","10","EURO","Ana","10","Currency","",${when},"","","expense",""`,
        `"Laura","ten","EUR","Ana","10","Amount","",${when},"","","expense",""`,
        `"","","EUR","Ana","10","Nobody","",${when},"","","expense",""`,
        `"Laura","10","EUR","Ana","10","Day","","soon","","","","expense",""`,
        '"Laura","10","EUR"',
      ),
    );
    expect(errors.map(({ line, code }) => [line, code])).toEqual([
      [2, 'bad-amount'],
      [3, 'unbalanced'],
      [4, 'bad-currency'],
      [5, 'bad-amount'],
      [6, 'no-payer'],
      [7, 'bad-date'],
      [8, 'broken-row'],
    ]);
  });
});
