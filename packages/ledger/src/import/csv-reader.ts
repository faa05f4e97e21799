import type { CsvRow } from './csv-rows.ts';

/** Reads a file row by row, header included. */
export interface CsvReader {
  readonly row: (row: CsvRow) => void;
  /** Runs after the last row; yields now and then so that the caller can pause. */
  readonly finish?: () => Generator<void, void>;
}

/** The columns of a header by their label in lower case. */
export function columnsOf(header: readonly string[]): ReadonlyMap<string, number> {
  return new Map(header.map((label, index) => [label.trim().toLowerCase(), index]));
}

/** Returns a function that reads cells by label; empty if the column or the cell is missing. */
export function cellsOf(
  columns: ReadonlyMap<string, number>,
  { cells }: CsvRow,
): (label: string) => string {
  return (label) => cells[columns.get(label) ?? -1] ?? '';
}
