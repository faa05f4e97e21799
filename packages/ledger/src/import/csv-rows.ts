// oxlint-disable-next-line typescript/triple-slash-reference -- those who compile this source need the types as well
/// <reference path="./papaparse.d.ts" />
import Papa from 'papaparse';

/** One row of a CSV file. */
export interface CsvRow {
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Quotes that are not as they should be. */
  readonly broken: boolean;
}

/** A part of the rows, and how many characters have been read. */
export interface CsvBatch {
  readonly rows: readonly CsvRow[];
  readonly done: number;
}

/** Brings a text to plain line ends, without the mark that some programs put first. */
export function plainLines(text: string): string {
  return (text.startsWith('\ufeff') ? text.slice(1) : text).replace(/\r\n?/g, '\n');
}

/**
 * Reads rows in batches, so that a caller can let others run in between. Expects plain line ends.
 */
export function* csvBatches(
  text: string,
  delimiter: string,
  size = 200,
): Generator<CsvBatch, void> {
  let done = 0;
  let line = 1;
  while (done < text.length) {
    const part = Papa.parse(text.slice(done), {
      delimiter,
      newline: '\n',
      preview: size,
      // The fast mode would split all that is left for every batch.
      fastMode: false,
    });
    const broken = new Set(part.errors.map(({ row }) => row));
    const rows: CsvRow[] = [];
    for (const [index, cells] of part.data.entries()) {
      rows.push({ line, cells, broken: broken.has(index) });
      line += 1 + cells.reduce((count, cell) => count + lineBreaks(cell), 0);
    }
    // The last batch ends with the text; its cursor does not count a line end that is missing.
    done = part.meta.cursor === 0 ? text.length : done + part.meta.cursor;
    yield { rows, done };
  }
}

/** Tells whether a row has nothing in it. */
export function isBlank({ cells }: CsvRow): boolean {
  return cells.every((cell) => cell.trim() === '');
}

function lineBreaks(cell: string): number {
  let count = 0;
  for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) count += 1;
  return count;
}
