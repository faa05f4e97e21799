import { describe, expect, it } from 'vitest';
import type { ImportedFile } from './import-types.ts';
import { previewImport } from './preview.ts';
import { detectFormat, readImport } from './read-import.ts';

const options = { currency: 'EUR', untitled: 'Untitled' };

const read = (...lines: string[]): ImportedFile => {
  const result = readImport(lines.join('\r\n'), options);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

const HEADER = 'Date,Description,Category,Cost,Currency,Ana,Ben,Cy';

const trip = [
  HEADER,
  '',
  '2026-03-01,Dinner,Dining out,100.00,EUR,66.66,-33.33,-33.33',
  '2026-03-05,Ben paid Ana,Payment,20.00,EUR,-20.00,20.00,0.00',
  '2026-03-06,Sushi,Dining out,3000,JPY,-1000,2000,-1000',
  '',
  '2026-03-09,Total balance, , ,EUR,46.66,-13.33,-33.33',
  '2026-03-09,Total balance, , ,JPY,-1000,2000,-1000',
];

it('rebuilds payer and shares from net amounts', () => {
  const { people, entries, errors } = read(...trip);
  expect(errors).toEqual([]);
  expect(people.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cy']);
  expect(entries[0]).toMatchObject({
    line: 3,
    kind: 'expense',
    title: 'Dinner',
    category: 'Dining out',
    date: '2026-03-01',
    currency: 'EUR',
    amount: 10000,
    payers: { p1: 10000 },
    shares: { p1: 3334, p2: 3333, p3: 3333 },
    split: { mode: 'equal', inputs: ['p1', 'p2', 'p3'] },
  });
  expect(entries[1]).toMatchObject({
    kind: 'payment',
    amount: 2000,
    payers: { p2: 2000 },
    shares: { p1: 2000 },
  });
  expect(entries[2]).toMatchObject({ currency: 'JPY', amount: 3000, payers: { p2: 3000 } });
});

it('comes to the balances that the file states, and to its cost', () => {
  const file = read(...trip);
  expect(previewImport(file)).toMatchObject({
    counts: { expense: 2, payment: 1, income: 0 },
    fresh: 3,
    spent: { EUR: 10000, JPY: 3000 },
    balances: { EUR: { p1: 4666, p2: -1333, p3: -3333 }, JPY: { p1: -1000, p2: 2000, p3: -1000 } },
    matches: true,
    from: '2026-03-01',
    to: '2026-03-06',
  });
});

it('says when the stated balances are others', () => {
  const file = read(...trip.slice(0, 5), '2026-03-09,Total balance, , ,EUR,1.00,-1.00,0.00');
  expect(previewImport(file).matches).toBe(false);
});

it('keeps cost and nets where several people paid, and says that the rest is an estimate', () => {
  const { entries, notes } = read(HEADER, '2026-03-01,Boat,General,168.00,EUR,56.00,56.00,-112.00');
  expect(entries[0]).toMatchObject({
    amount: 16800,
    payers: { p1: 8400, p2: 8400 },
    shares: { p1: 2800, p2: 2800, p3: 11200 },
  });
  expect(notes).toEqual([{ line: 2, code: 'payers-estimated' }]);
});

it('keeps exact amounts exact and reads a negative cost as money that came in', () => {
  const { entries } = read(
    HEADER,
    '2026-03-01,Taxi,Taxi,30.00,EUR,20.00,-15.00,-5.00',
    '2026-03-02,Refund,Taxi,-30.00,EUR,-20.00,10.00,10.00',
  );
  expect(entries[0]?.split).toEqual({ mode: 'exact', inputs: { p1: 1000, p2: 1500, p3: 500 } });
  expect(entries[1]).toMatchObject({ kind: 'income', amount: 3000, payers: { p1: 3000 } });
});

it('tells people of one name apart, and reads names with commas', () => {
  const { people } = read(
    'Date,Description,Category,Cost,Currency,Ana,Ana,"Cy, Dr."',
    '2026-03-01,Dinner,Food,3.00,EUR,2.00,-1.00,-1.00',
  );
  expect(people).toEqual([
    { key: 'p1', name: 'Ana' },
    { key: 'p2', name: 'Ana' },
    { key: 'p3', name: 'Cy, Dr.' },
  ]);
});

it('takes no empty column for a person', () => {
  const { people, errors } = read(`${HEADER},,`, '2026-03-01,X,Y,2.00,EUR,1.00,-1.00,0.00,,');
  expect(people).toHaveLength(3);
  expect(errors).toEqual([]);
});

it('skips the note before a personal export', () => {
  const file = read('Note: does not include group expenses', '', ...trip);
  expect(file.entries).toHaveLength(3);
});

it('reports each bad row with its line and reason, and reads the others', () => {
  const { entries, errors } = read(
    HEADER,
    'yesterday,Dinner,Food,3.00,EUR,2.00,-1.00,-1.00',
    '2026-03-01,Dinner,Food,three,EUR,2.00,-1.00,-1.00',
    '2026-03-01,Dinner,Food,3.00,XYZ,2.00,-1.00,-1.00',
    '2026-03-01,Dinner,Food,3.00,EUR,2.00,-1.00,-0.50',
    '2026-03-01,Dinner,Food,3.00,EUR,0.00,0.00,0.00',
    '2026-03-01,Dinner,Food,3.00,EUR,x,-1.00,-1.00',
    '2026-03-01,Dinner,Food',
    '2026-03-01,Tip,Food,3.00,EUR,4.00,-3.00,-1.00',
    '2026-03-01,Lunch,Food,3.00,EUR,2.00,-1.00,-1.00',
  );
  expect(entries).toHaveLength(1);
  expect(errors).toEqual([
    { line: 2, code: 'bad-date', found: 'yesterday' },
    { line: 3, code: 'bad-amount', found: 'three' },
    { line: 4, code: 'bad-currency', found: 'XYZ' },
    { line: 5, code: 'unbalanced', found: 'Dinner' },
    { line: 6, code: 'no-payer', found: 'Dinner' },
    { line: 7, code: 'bad-amount', found: 'x' },
    { line: 8, code: 'broken-row', found: '2026-03-01' },
    { line: 9, code: 'unbalanced', found: 'Tip' },
  ]);
});

describe('the language of the header', () => {
  it.each([
    'Fecha,Descripción,Categoría,Coste,Moneda',
    'Date,Description,Catégorie,Coût,Devise',
    'Datum,Beschreibung,Kategorie,Kosten,Währung',
    'Tanggal,Keterangan,Kategori,Biaya,Mata uang',
    'Data,Descrizione,Categoria,Costo,Valuta',
    '日付,概要,カテゴリ,費用,通貨',
    'Datum,Omschrijving,Categorie,Kosten,Valuta',
    'Data,Opis,Kategoria,Koszt,Waluta',
    'Data,Descrição,Categoria,Custo,Moeda',
    'Datum,Beskrivning,Kategori,Kostnad,Valuta',
    'วันที่,คำอธิบาย,หมวดหมู่,ราคา,สกุลเงิน',
  ])('is known: %s', (header) => {
    expect(detectFormat(`${header},Ana,Ben\n`)).toBe('splitwise-csv');
    const file = read(`${header},Ana,Ben`, '2026-03-01,X,Y,2.00,EUR,1.00,-1.00');
    expect(file.entries).toHaveLength(1);
  });

  it('need not be known, as the rows have a shape of their own', () => {
    const file = read(
      'Tarih,Açıklama,Kategori,Tutar,Para birimi,Ana,Ben',
      '2026-03-01,Yemek,Genel,2.00,TRY,1.00,-1.00',
    );
    expect(file).toMatchObject({ format: 'splitwise-csv', errors: [] });
    expect(file.entries).toHaveLength(1);
  });

  it.each([
    ['Zahlung', 'Ausgleich'],
    ['Pago', 'Saldar'],
    ['Płatność', 'Spłata'],
    ['General', 'Ben B. paid Ana'],
    ['Virement', 'Ben B. a remboursé Ana C.'],
  ])('marks payments by the category %s or the title %s', (category, title) => {
    const file = read(HEADER, `2026-03-05,${title},${category},20.00,EUR,-20.00,20.00,0.00`);
    expect(file.entries[0]?.kind).toBe('payment');
  });
});

it('gives every entry the same id when the file is read again, longer, or with other people', () => {
  const first = read(...trip).entries.map(({ id }) => id);
  const again = read(
    'Date,Description,Category,Cost,Currency,Zoe,Ana,Ben,Cy',
    '2026-02-01,Before,General,4.00,EUR,2.00,-2.00,0.00,0.00',
    '2026-03-01,Dinner,Dining out,100.00,EUR,0.00,66.66,-33.33,-33.33',
    '2026-03-05,Ben paid Ana,Payment,20.00,EUR,0.00,-20.00,20.00,0.00',
    '2026-03-06,Sushi,Dining out,3000,JPY,0,-1000,2000,-1000',
  );
  expect(again.entries.slice(1).map(({ id }) => id)).toEqual(first);
  expect(previewImport(again, { existing: new Set(first) })).toMatchObject({ fresh: 1, known: 3 });
});

it('tells rows apart that say the same', () => {
  const row = '2026-03-01,Coffee,Food,2.00,EUR,1.00,-1.00,0.00';
  const ids = read(HEADER, row, row, row).entries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect(read(HEADER, row, row).entries.map(({ id }) => id)).toEqual(ids.slice(0, 2));
});
