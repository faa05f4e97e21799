import { describe, expect, it } from 'vitest';
import { readFile } from '../../tests/read-file.ts';
import type { ImportedFile } from './import-types.ts';
import { detectFormat } from './read-import.ts';

describe('IHateMoney', () => {
  const csv = [
    'what,bill_type,amount,currency,date,payer_name,payer_weight,owers',
    'Dinner,Expense,100.0,EUR,2026-03-01,Ana,1.0,"Ana, Ben, Cy"',
    'Rent,Expense,90.0,EUR,2026-03-02,Ben,2.0,"Ana, Ben"',
    'Back,Reimbursement,20.0,XXX,2026-03-05,Ben,2.0,Ana',
  ].join('\n');

  it('divides by the weights that stand where people paid', () => {
    const { entries, errors } = readFile(csv);
    expect(errors).toEqual([]);
    expect(entries[0]?.split).toEqual({
      mode: 'weights',
      inputs: { p1: '1', p2: '2', p3: '1' },
    });
    expect(entries[0]?.shares).toEqual({ p1: 2500, p2: 5000, p3: 2500 });
    expect(entries[2]).toMatchObject({ kind: 'payment', currency: 'CHF', amount: 2000 });
  });

  it('reads the JSON to the same entries', () => {
    const bill = (what: string, bill_type: string, amount: number, more: object) => ({
      what,
      bill_type,
      amount,
      currency: 'EUR',
      ...more,
    });
    const json = JSON.stringify([
      bill('Dinner', 'Expense', 100, {
        date: '2026-03-01',
        payer_name: 'Ana',
        payer_weight: 1,
        owers: ['Ana', 'Ben', 'Cy'],
      }),
      bill('Rent', 'Expense', 90, {
        date: '2026-03-02',
        payer_name: 'Ben',
        payer_weight: 2,
        owers: ['Ana', 'Ben'],
      }),
    ]);
    expect(detectFormat(json)).toBe('ihatemoney-json');
    const plain = ({ entries }: ImportedFile) => entries.map((entry) => entry.shares);
    expect(plain(readFile(json))).toEqual(plain(readFile(csv)).slice(0, 2));
  });

  it('reads files from before there was a type or a currency', () => {
    const old =
      'what,amount,date,payer_name,payer_weight,owers\nDinner,9.99,2020-01-02,Ana,1,"Ana, Ben"';
    expect(readFile(old).entries[0]).toMatchObject({
      kind: 'expense',
      currency: 'CHF',
      amount: 999,
    });
  });

  it('knows a bill again after a weight has changed', () => {
    const ids = (text: string) => readFile(text).entries.map(({ id }) => id);
    expect(ids(csv.replaceAll(',2.0,', ',3.0,'))).toEqual(ids(csv));
    expect(ids(csv.replaceAll(',2.0,', ',1.0,'))).toEqual(ids(csv));
  });
});
