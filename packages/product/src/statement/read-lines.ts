import {
  detectStatement,
  findUnclearDate,
  readStatement,
  type ReadStatementOptions,
  readStatementTable,
  type StatementError,
  type StatementLine,
  type StatementTable,
} from '@quits/ledger/statement';
import { readLayout, type StatementLayout } from './statement-memory.ts';

/** Lines of a statement as far as they can be read. */
export interface ReadLines {
  readonly lines: readonly StatementLine[];
  /** Number of lines without a readable date, amount or currency. */
  readonly unreadable: number;
  /** The table of a CSV file, and how it is read; `layout` is missing until its columns are chosen. */
  readonly csv?: CsvLines;
}

/** A CSV statement. */
export interface CsvLines {
  readonly table: StatementTable;
  readonly layout: StatementLayout | undefined;
  /** A date that can be read both ways, if no date of the file proves the order. */
  readonly unclear?: NonNullable<ReturnType<typeof findUnclearDate>>;
}

/** Options of {@link readLines}. */
export interface ReadLinesOptions {
  readonly uid: string;
  /** ISO 4217 code of CSV rows that name none. */
  readonly currency: string;
  /** How a CSV file is read. @default as remembered, or else as its header suggests */
  readonly layout?: StatementLayout | undefined;
}

/** Reads a bank statement; returns a code if it isn't one. */
export function readLines(
  text: string,
  { uid, currency, layout: chosen }: ReadLinesOptions,
): ReadLines | StatementError {
  const isTable = (detectStatement(text) ?? 'csv') === 'csv';
  const table = isTable ? readStatementTable(text) : undefined;
  if (table === undefined) return linesOf(text, { currency });
  const guessed = table.columns === undefined ? undefined : plainLayout(table.columns);
  const layout = chosen ?? readLayout(uid, table.id) ?? guessed;
  if (layout === undefined) return { lines: [], unreadable: 0, csv: { table, layout } };
  const { columns, order, isReversed } = layout;
  const read = linesOf(text, { currency, columns, order });
  if (typeof read === 'string') return read;
  const lines = isReversed
    ? read.lines.map((line) => ({ ...line, amount: -line.amount }))
    : read.lines;
  const unclear = findUnclearDate(table, columns.date);
  return { ...read, lines, csv: { table, layout, ...(unclear === undefined ? {} : { unclear }) } };
}

function plainLayout(columns: StatementLayout['columns']): StatementLayout {
  return { columns, isReversed: false };
}

function linesOf(text: string, options: ReadStatementOptions): ReadLines | StatementError {
  const read = readStatement(text, options);
  if (!read.ok) return read.error;
  const { lines, unreadable } = read.value;
  return { lines, unreadable };
}
