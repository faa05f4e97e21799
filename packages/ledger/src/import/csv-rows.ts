// oxlint-disable-next-line typescript/triple-slash-reference -- those who compile this source need the types as well
/// <reference path="./papaparse.d.ts" />
import Papa from 'papaparse';

/** One row of a CSV file. */
export interface CsvRow {
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** How many lines it takes up. */
  readonly lines: number;
  /** Quotes that are not as they should be. */
  readonly broken: boolean;
  /** Its first line as it stands in the file; only of a broken row. */
  readonly text?: string;
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
 * So many rows with a quote that is not closed are read again from their second line; each of them
 * may look through all that is left of the file.
 */
const SECOND_CHANCES = 100;

/**
 * Reads rows in batches, so that a caller can let others run in between. Expects plain line ends. A
 * quote that is not closed costs its own line only: what follows is read as rows again.
 */
export function* csvBatches(
  text: string,
  delimiter: string,
  size = 200,
): Generator<CsvBatch, void> {
  let done = 0;
  let line = 1;
  let chances = SECOND_CHANCES;
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
    let begin = done;
    // The last batch ends with the text; its cursor does not count a line end that is missing.
    let end = part.meta.cursor === 0 ? text.length : done + part.meta.cursor;
    let counted = line;
    for (const [index, cells] of part.data.entries()) {
      const lines = 1 + cells.reduce((count, cell) => count + lineBreaks(cell), 0);
      if (!broken.has(index)) {
        rows.push({ line, lines, cells, broken: false });
        line += lines;
        continue;
      }
      begin = skipLines(text, begin, line - counted);
      counted = line;
      const next = skipLines(text, begin, 1);
      const first = text.slice(begin, next).replace(/\n$/, '');
      if (lines === 1 || chances === 0) {
        rows.push({ line, lines, cells, broken: true, text: first });
        line += lines;
        continue;
      }
      chances -= 1;
      rows.push({ line, lines: 1, cells: [first], broken: true, text: first });
      line += 1;
      end = next;
      break;
    }
    done = end;
    yield { rows, done };
  }
}

/** Where the line begins that is so many after the one at `start`. */
function skipLines(text: string, start: number, count: number): number {
  let at = start;
  for (let left = count; left > 0; left -= 1) {
    const end = text.indexOf('\n', at);
    if (end === -1) return text.length;
    at = end + 1;
  }
  return at;
}

/**
 * Tells whether a quote that is closed too late has made another row part of a cell: a later line
 * of it has a date between delimiters.
 */
export function hidesRow({ lines, cells }: CsvRow, delimiter: string): boolean {
  if (lines === 1) return false;
  const date = /^"?\d{1,4}([-/.])\d{1,2}\1\d{1,4}\b/;
  return cells.some((cell) =>
    cell
      .split('\n')
      .slice(1)
      .some(
        (line) => line.includes(delimiter) && line.split(delimiter).some((one) => date.test(one)),
      ),
  );
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
