import { describe, expect, it } from 'vitest';
import { readFile } from '../../tests/read-file.ts';

// Rows, columns and labels as the readers of github.com/moneytosms/tally (src/shared/import/splid.ts, in English) and
// github.com/syndikit/fairshare-zk (src/lib/splid.ts, in German) describe Splid's XLS, whose sheet a spreadsheet app saves as CSV.
const HEADER = 'Title,Amount,Currency,By,Date,Created on,Nidhi,,Nivy,,Zoë,';
const csv = (...rows: string[]): string =>
  ['Goa trip,,,,,', 'Created with Splid,,,,,', ',,,,,', HEADER, ...rows].join('\n');

describe('Splid’s spreadsheet saved as CSV', () => {
  it('reads payers and shares of each expense, the name, and no sums', () => {
    const file = readFile(
      csv(
        'Auto from college,250,INR,Nidhi,\uFFFD,8/16/26,250,-125,,-125,,',
        'Dinner,50,INR,Nivy,8/17/26,8/18/26,,-16.666666666666668,50,-16.666666666666668,,-16.666666666666664',
        'Boat,30,EUR,Nidhi,8/17/26,8/18/26,10,-15,20,-15,,',
        ',,,,,,-50,,50,,0,',
      ),
    );
    expect(file).toMatchObject({ format: 'splid-csv', name: 'Goa trip', errors: [], dropped: [] });
    expect(file.people.map(({ name }) => name)).toEqual(['Nidhi', 'Nivy', 'Zoë']);
    expect(file.entries).toMatchObject([
      {
        title: 'Auto from college',
        date: '2026-08-16',
        amount: 25_000,
        payers: { p1: 25_000 },
        shares: { p1: 12_500, p2: 12_500 },
        split: { mode: 'equal' },
      },
      { date: '2026-08-17', amount: 5000, payers: { p2: 5000 } },
      { currency: 'EUR', payers: { p1: 1000, p2: 2000 }, shares: { p1: 1500, p2: 1500 } },
    ]);
    const shares = Object.values(file.entries[1]?.shares ?? {});
    expect(shares.reduce((sum, one) => sum + one, 0)).toBe(5000);
  });

  it('reads it in German, with semicolons and decimal commas', () => {
    const rows = [
      'Haushalt;;;;;',
      'Erstellt mit Splid (splid.app);;;;;',
      'Titel;Betrag;Währung;Von;Datum;Erstellt am;Anna;;Ben;',
      'Einkauf;100,50;EUR;Anna;01.02.26;03.02.26;100,5;-50,25;;-50,25',
    ];
    expect(readFile(rows.join('\r\n'))).toMatchObject({
      name: 'Haushalt',
      errors: [],
      entries: [{ date: '2026-02-01', amount: 10_050, shares: { p1: 5025, p2: 5025 } }],
    });
  });

  it('lists rows that cannot be read', () => {
    const { errors, entries } = readFile(
      csv(
        'Day,10,EUR,Nidhi,,,10,-10,,,,',
        'Amount,x,EUR,Nidhi,8/17/26,8/17/26,10,-10,,,,',
        'Nothing,0,EUR,Nidhi,8/17/26,8/17/26,,,,,,',
        'Code,10,EURO,Nidhi,8/17/26,8/17/26,10,-10,,,,',
        'Share,10,EUR,Nidhi,8/17/26,8/17/26,10,=1+1,,,,',
        'Payer,10,EUR,,8/17/26,8/17/26,,-10,,,,',
        'Sum,10,EUR,Nidhi,8/17/26,8/17/26,10,-4,,-4,,',
        'Good,10,EUR,Nidhi,8/17/26,8/17/26,,-10,,,,',
      ),
    );
    expect(errors.map(({ line, code }) => [line, code])).toEqual([
      [5, 'bad-date'],
      [6, 'bad-amount'],
      [7, 'bad-amount'],
      [8, 'bad-currency'],
      [9, 'bad-amount'],
      [10, 'no-payer'],
      [11, 'unbalanced'],
    ]);
    expect(entries).toMatchObject([{ title: 'Good', payers: { p1: 1000 } }]);
  });
});
