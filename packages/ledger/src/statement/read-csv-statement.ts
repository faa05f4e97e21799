import { type DateEvidence, dateEvidence, readCellDate } from '../import/cell-dates.ts';
import { csvBatches, plainLines } from '../import/csv-rows.ts';
import type { DateOrder } from '../import/import-types.ts';
import { stableId } from '../import/stable-id.ts';
import { guessColumns, type StatementColumns } from './csv-columns.ts';
import type { RawLine } from './statement-lines.ts';
import { MAX_STATEMENT_LINES } from './statement-types.ts';

/** A CSV statement as a table: its header, after the bank's preamble, and the rows below. */
export interface StatementTable {
  /** The same for every file with this header, to remember its columns without storing the header. */
  readonly id: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Number of rows whose quotes are wrong, which are left out. */
  readonly broken: number;
  /** Guessed from the header. */
  readonly columns: StatementColumns | undefined;
}

/** Options of {@link linesOfTable}. */
export interface TableOptions {
  readonly columns: StatementColumns;
  /** ISO 4217 code of rows that name none. */
  readonly currency: string;
  /** For dates that can be read both ways. @default 'day-first' */
  readonly order?: DateOrder | undefined;
}

const UNREADABLE: RawLine = {
  account: '',
  reference: '',
  date: undefined,
  amount: undefined,
  currency: '',
  party: '',
  text: '',
};

const DELIMITERS = [';', ',', '\t', '|'];

/** Reads a CSV file as a table; `undefined` if it has no rows of at least two cells. */
export function readStatementTable(text: string): StatementTable | undefined {
  const plain = plainLines(text);
  const start = plain.slice(0, 20_000);
  const counts = DELIMITERS.map((mark) => ({ mark, count: start.split(mark).length }));
  const [delimiter] = counts.sort((a, b) => b.count - a.count);
  if (delimiter === undefined || delimiter.count < 3) return undefined;
  const rows: (readonly string[])[] = [];
  let brokenRows = 0;
  for (const batch of csvBatches(plain, delimiter.mark)) {
    for (const { cells, broken } of batch.rows) {
      if (broken) brokenRows += 1;
      else rows.push(cells);
    }
    // Refused by the caller; no need to read on.
    if (rows.length > MAX_STATEMENT_LINES + 100) break;
  }
  const known = rows.slice(0, 40).findIndex((cells) => guessColumns(cells) !== undefined);
  const widest = Math.max(0, ...rows.slice(0, 40).map(({ length }) => length));
  const at = known === -1 ? rows.findIndex(({ length }) => length === widest) : known;
  const header = rows[at];
  if (header === undefined || header.length < 2) return undefined;
  return {
    id: stableId(JSON.stringify(header)),
    header,
    rows: rows.slice(at + 1).filter(({ length }) => length >= header.length - 1 && length > 1),
    broken: brokenRows,
    columns: guessColumns(header),
  };
}

/** Returns a date that can be read both ways, if no date of the column proves their order. */
export function findUnclearDate(
  { rows }: Pick<StatementTable, 'rows'>,
  column: number,
): DateEvidence['ambiguous'] {
  const { proven, ambiguous } = dateEvidence(rows.map((row) => row[column] ?? ''));
  return proven === undefined ? ambiguous : undefined;
}

/** Returns the lines of a table whose columns are known. */
export function linesOfTable(
  { rows, broken }: Pick<StatementTable, 'rows' | 'broken'>,
  { columns, currency, order }: TableOptions,
): readonly RawLine[] {
  const cell = (row: readonly string[], at: number | undefined) =>
    at === undefined ? '' : (row[at] ?? '').trim();
  const dates = rows.map((row) => cell(row, columns.date));
  const proven = order ?? dateEvidence(dates).proven ?? 'day-first';
  const mark = decimalMark(rows.map((row) => cell(row, columns.amount)));
  const lines = rows.map((row): RawLine => {
    const credit = decimalOf(cell(row, columns.credit), mark);
    const debit = decimalOf(cell(row, columns.amount), mark);
    const named = /[A-Z]{3}/u.exec(cell(row, columns.currency))?.[0];
    return {
      account: '',
      reference: '',
      date: readCellDate(cell(row, columns.date), proven),
      amount: columns.credit === undefined ? debit : netOf(debit, credit),
      currency: named ?? currency,
      party: cell(row, columns.party),
      text: cell(row, columns.text),
    };
  });
  // They are counted as unreadable.
  return [...lines, ...Array.from({ length: broken }, () => UNREADABLE)];
}

function netOf(debit: string | undefined, credit: string | undefined): string | undefined {
  const isZero = (text: string | undefined) => text === undefined || Number(text) === 0;
  if (!isZero(debit)) return `-${(debit ?? '').replace(/^-/u, '')}`;
  return isZero(credit) ? undefined : credit;
}

/** Returns the mark that stands before one or two digits at the end of most amounts. */
function decimalMark(cells: readonly string[]): '.' | ',' {
  const count = (pattern: RegExp) => cells.filter((cell) => pattern.test(cell)).length;
  return count(/,\d{1,2}(?!\d)\D*$/u) >= count(/\.\d{1,2}(?!\d)\D*$/u) ? ',' : '.';
}

function decimalOf(text: string, mark: '.' | ','): string | undefined {
  const isNegative = /^\s*[-−(]|[-−]\s*$|\bS$/u.test(text);
  const digits = text.replaceAll(/[^\d.,]/gu, '').replaceAll(mark === ',' ? '.' : ',', '');
  const plain = digits.replace(',', '.');
  if (!/^\d+(?:\.\d+)?$/u.test(plain)) return undefined;
  return isNegative ? `-${plain}` : plain;
}
