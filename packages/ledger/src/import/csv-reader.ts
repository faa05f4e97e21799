import type { CsvRow } from './csv-rows.ts';

/** Takes a file's rows one by one, header included. */
export interface CsvReader {
  readonly row: (row: CsvRow) => void;
  /** What can only be done once all rows are known; pauses now and then. */
  readonly finish?: () => Generator<void, void>;
}

/** The columns of a header by their label in lower case. */
export function columnsOf(header: readonly string[]): ReadonlyMap<string, number> {
  return new Map(header.map((label, index) => [label.trim().toLowerCase(), index]));
}

/** Reads cells by label; empty where the column or the cell is missing. */
export function cellsOf(
  columns: ReadonlyMap<string, number>,
  { cells }: CsvRow,
): (label: string) => string {
  return (label) => cells[columns.get(label) ?? -1] ?? '';
}
