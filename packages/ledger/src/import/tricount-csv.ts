import { plainCell } from './cells.ts';
import { cellsOf, columnsOf, type CsvReader } from './csv-reader.ts';
import { type CsvRow, isBlank } from './csv-rows.ts';
import type { ImportBuilder } from './import-builder.ts';
import { addTricountEntry, type TricountShare } from './tricount-entry.ts';
import { JoinedNames } from './joined-names.ts';

interface Header {
  readonly columns: ReadonlyMap<string, number>;
  /** People of the `Share …` columns; empty in files of the simple format. */
  readonly people: readonly PersonColumns[];
}

/** Columns of a person, by index, since two names may differ only in case. */
interface PersonColumns {
  readonly name: string;
  readonly share: number;
  readonly type: number;
  readonly ratio: number;
}

/**
 * Reads the CSV of Tricount export tools: the simple format that lists participants, and the one
 * with shares.
 */
export function tricountCsvReader(builder: ImportBuilder): CsvReader {
  let header: Header | undefined;
  const rows: CsvRow[] = [];
  return {
    row: (row) => {
      if (isBlank(row)) return;
      if (header !== undefined) rows.push(row);
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
    finish: function* () {
      if (header === undefined) return;
      const joined = header.people.length > 0 ? undefined : joinedPeople(builder, rows, header);
      for (const [index, row] of rows.entries()) {
        readRow(builder, row, { header, joined });
        if (index % 500 === 499) yield;
      }
    },
  };
}

/** Splits the participants in files of the simple format, which are joined by commas. */
function joinedPeople(
  builder: ImportBuilder,
  rows: readonly CsvRow[],
  { columns }: Header,
): JoinedNames {
  const cells = rows.filter(({ broken }) => !broken).map((row) => cellsOf(columns, row));
  // The payer is alone in a cell.
  return new JoinedNames(builder, {
    known: cells.map((cell) => plainCell(cell('who paid')).trim()),
    lists: cells.map((cell) => plainCell(cell('involved'))),
  });
}

interface Reading {
  readonly header: Header;
  readonly joined: JoinedNames | undefined;
}

function readRow(builder: ImportBuilder, row: CsvRow, { header, joined }: Reading): void {
  const { columns, people } = header;
  const cell = cellsOf(columns, row);
  if (row.broken) return builder.broken(row);
  const shares = people.map(({ name, share, type, ratio }): TricountShare => ({
    person: builder.person(name),
    amount: row.cells[share] ?? '',
    type: (row.cells[type] ?? '').trim(),
    ratio: (row.cells[ratio] ?? '').trim(),
  }));
  const payer = plainCell(cell('who paid'));
  if (payer.trim() !== '') builder.person(payer);
  const involved = joined?.split(plainCell(cell('involved'))) ?? [];
  const total = cell('total');
  addTricountEntry(builder, {
    line: row.line,
    sourceId: cell('transaction uuid').trim() || cell('transaction id').trim(),
    title: plainCell(cell('description')),
    date: cell('date') || cell('when'),
    // The simple format has no type; a negative total means income.
    type: cell('transaction type').trim() || (total.trim().startsWith('-') ? 'INCOME' : 'NORMAL'),
    payer,
    amount: total,
    currency: cell('currency'),
    localAmount: cell('local total'),
    localCurrency: cell('local currency'),
    status: cell('status'),
    attachments: cell('attachment urls').trim() !== '',
    category: plainCell(cell('custom category') || cell('category')),
    shares: shares.filter(({ amount }) => Number(amount) !== 0),
    involved: involved.map((name) => builder.person(name)),
  });
}
