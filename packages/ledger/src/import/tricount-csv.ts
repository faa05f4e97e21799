import { plainCell } from './cells.ts';
import { cellsOf, columnsOf, type CsvReader } from './csv-reader.ts';
import { type CsvRow, isBlank } from './csv-rows.ts';
import type { ImportBuilder } from './import-builder.ts';
import { addTricountEntry, type TricountShare } from './tricount-entry.ts';
import { readNames } from './weighted-bill.ts';

interface Header {
  readonly columns: ReadonlyMap<string, number>;
  /** The people of the `Share …` columns; none in files of the plain kind. */
  readonly people: readonly PersonColumns[];
}

/** Where a person's cells are; by place, since two names may differ in case only. */
interface PersonColumns {
  readonly name: string;
  readonly share: number;
  readonly type: number;
  readonly ratio: number;
}

/**
 * Reads the CSV of Tricount export tools: the plain kind that names who is involved, and the one
 * with shares.
 */
export function tricountCsvReader(builder: ImportBuilder): CsvReader {
  let header: Header | undefined;
  return {
    row: (row) => {
      if (isBlank(row)) return;
      if (header !== undefined) readRow(builder, row, header);
      else {
        const labels = row.cells.map((cell) => cell.trim());
        const people = labels.flatMap((label, share): PersonColumns[] => {
          if (!/^Share (?!Ratio )/.test(label)) return [];
          const name = label.slice('Share '.length);
          const type = labels.indexOf(`Allocation Type ${name}`);
          return [{ name, share, type, ratio: labels.indexOf(`Share Ratio ${name}`) }];
        });
        for (const { name } of people) builder.person(name);
        header = { columns: columnsOf(row.cells), people };
      }
    },
  };
}

function readRow(builder: ImportBuilder, row: CsvRow, { columns, people }: Header): void {
  const cell = cellsOf(columns, row);
  if (row.broken) return builder.error(row.line, 'broken-row', cell('description'));
  const shares = people.map(({ name, share, type, ratio }): TricountShare => ({
    person: builder.person(name),
    amount: row.cells[share] ?? '',
    type: (row.cells[type] ?? '').trim(),
    ratio: (row.cells[ratio] ?? '').trim(),
  }));
  const payer = plainCell(cell('who paid'));
  if (payer.trim() !== '') builder.person(payer);
  const involved = people.length > 0 ? [] : readNames(plainCell(cell('involved')), builder.names());
  const total = cell('total');
  addTricountEntry(builder, {
    line: row.line,
    sourceId: cell('transaction uuid').trim() || cell('transaction id').trim(),
    title: plainCell(cell('description')),
    date: cell('date') || cell('when'),
    // The plain kind has no type; there an income is the one with a negative total.
    type: cell('transaction type').trim() || (total.trim().startsWith('-') ? 'INCOME' : 'NORMAL'),
    payer,
    amount: total,
    currency: cell('currency'),
    localAmount: cell('local total'),
    localCurrency: cell('local currency'),
    category: plainCell(cell('custom category') || cell('category')),
    shares: shares.filter(({ amount }) => Number(amount) !== 0),
    involved: involved.map((name) => builder.person(name)),
  });
}
