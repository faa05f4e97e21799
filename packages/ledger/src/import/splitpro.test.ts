import { describe, expect, it } from 'vitest';
import { readFile } from '../../tests/read-file.ts';

// Columns as in src/components/Friend/Export.tsx of oss-apps/split-pro, August 2026.
const HEADER =
  'Paid By,Name,Category,Amount,Split Type,Expense Date,Currency,You Lent,You Owe,Settlement';
const csv = (...rows: string[]): string => [HEADER, ...rows].join('\n');

describe('SplitPro CSV', () => {
  it('reads what two people owe each other', () => {
    const file = readFile(
      csv(
        'You,Dinner,food,30.00,EQUAL,2026-03-01 18:30:00,EUR,-15.00,0,0',
        'Ben,"Gas, water",utilities,90.00,EXACT,2026-03-02 00:00:00,EUR,0,-30.00,0',
        'You,Settlement,general,15.00,SETTLEMENT,2026-03-03 00:00:00,EUR,0,0,-15.00',
      ),
    );
    expect(file).toMatchObject({ format: 'splitpro-csv', errors: [] });
    expect(file.people.map(({ name }) => name)).toEqual(['You', 'Ben']);
    expect(file.entries).toMatchObject([
      {
        kind: 'expense',
        date: '2026-03-01',
        title: 'Dinner',
        category: 'food',
        payers: { p1: 3000 },
        shares: { p1: 1500, p2: 1500 },
      },
      { title: 'Gas, water', payers: { p2: 9000 }, shares: { p2: 6000, p1: 3000 } },
      { kind: 'payment', amount: 1500, payers: { p1: 1500 }, shares: { p2: 1500 } },
    ]);
  });

  it('lists rows that cannot be read', () => {
    const { errors } = readFile(
      csv(
        'You,A,food,30.00,EQUAL,soon,EUR,15.00,0,0',
        'You,B,food,30.00,EQUAL,2026-03-01 00:00:00,EURO,15.00,0,0',
        'You,C,food,much,EQUAL,2026-03-01 00:00:00,EUR,15.00,0,0',
        'You,D,food,30.00,EQUAL,2026-03-01 00:00:00,EUR,45.00,0,0',
        'You,E',
      ),
    );
    expect(errors.map(({ line, code }) => [line, code])).toEqual([
      [2, 'bad-date'],
      [3, 'bad-currency'],
      [4, 'bad-amount'],
      [5, 'bad-split'],
      [6, 'broken-row'],
    ]);
  });
});
