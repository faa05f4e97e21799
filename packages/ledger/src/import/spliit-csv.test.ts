import { describe, expect, it } from 'vitest';
import { readFile } from '../../tests/read-file.ts';
import { readImport } from './read-import.ts';

// Columns and signs as in src/app/groups/[groupId]/expenses/export/csv/route.ts of spliit-app/spliit, August 2026.
const HEADER =
  '\uFEFF"Date","Description","Category","Currency","Cost","Original cost","Original currency","Conversion rate","Is Reimbursement","Split mode","Ana","Ben","\'=Cy"';
const csv = (...rows: string[]): string => [HEADER, ...rows].join('\n');

describe('Spliit CSV', () => {
  it('reads the payer from the sign, and shares to the cent', () => {
    const file = readFile(
      csv(
        '"2026-03-01","Dinner","Dining Out","EUR","100.00",,,,"No","Evenly",33.34,-33.33,-33.33',
        '"2026-03-02","\'=Rent","","EUR","90.00",,,,"No","Unevenly – By amount",-20,70,0',
      ),
    );
    expect(file).toMatchObject({ format: 'spliit-csv', errors: [], dropped: [] });
    expect(file.people.map(({ name }) => name)).toEqual(['Ana', 'Ben', '=Cy']);
    expect(file.entries).toMatchObject([
      {
        date: '2026-03-01',
        title: 'Dinner',
        category: 'Dining Out',
        amount: 10_000,
        payers: { p1: 10_000 },
        shares: { p1: 3334, p2: 3333, p3: 3333 },
      },
      {
        title: '=Rent',
        amount: 9000,
        payers: { p2: 9000 },
        split: { mode: 'exact', inputs: { p1: 2000, p2: 7000 } },
      },
    ]);
  });

  it('reads income, and a reimbursement whose payer is the only one without a share', () => {
    const { entries } = readFile(
      [
        HEADER.slice(0, -',"\'=Cy"'.length),
        '"2026-03-01","Refund",,"EUR","-10.00",,,,"No","Evenly",-5,5',
        '"2026-03-02","Paid back",,"EUR","15.00",,,,"Yes","Evenly",0,-15',
      ].join('\n'),
    );
    expect(entries).toMatchObject([
      { kind: 'income', amount: 1000, payers: { p1: 1000 }, shares: { p1: 500, p2: 500 } },
      { kind: 'payment', amount: 1500, payers: { p1: 1500 }, shares: { p2: 1500 } },
    ]);
  });

  it('notes what was paid in another currency', () => {
    const { entries, dropped } = readFile(
      csv('"2026-03-01","Taxi",,"EUR","9.00","10.00","USD","0.9","No","Evenly",3,-3,-3'),
    );
    expect(entries[0]).toMatchObject({ amount: 900, notes: '10.00 USD × 0.9' });
    expect(dropped).toEqual([{ kind: 'original-dropped', count: 1 }]);
  });

  it('lists rows that do not add up or that a program has damaged', () => {
    const { errors } = readFile(
      csv(
        '"2026-03-01","Off",,"EUR","100.00",,,,"No","Evenly",33,-33,-33',
        '"soon","When",,"EUR","9.00",,,,"No","Evenly",3,-3,-3',
        '"2026-03-01","What",,"EUR","much",,,,"No","Evenly",3,-3,-3',
        '"2026-03-01","Short",,"EUR","9.00"',
      ),
    );
    expect(errors.map(({ line, code }) => [line, code])).toEqual([
      [2, 'unbalanced'],
      [3, 'bad-date'],
      [4, 'bad-amount'],
      [5, 'broken-row'],
    ]);
  });

  it('asks for the JSON if somebody paid only for others, and several might have', () => {
    const text = csv('"2026-03-02","Paid back",,"EUR","15.00",,,,"Yes","Evenly",0,-15,0');
    expect(readImport(text, { currency: 'EUR', untitled: '' })).toEqual({
      ok: false,
      error: { code: 'unsupported' },
    });
  });
});
