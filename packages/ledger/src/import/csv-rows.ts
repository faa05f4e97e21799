// oxlint-disable-next-line typescript/triple-slash-reference -- those who compile this source need the types as well
/// <reference path="./papaparse.d.ts" />
import Papa from 'papaparse';

/** One row of a CSV file. */
export interface CsvRow {
  /** First line of the row, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Number of lines that the row spans. */
  readonly lines: number;
  /** Quotes that are not as they should be. */
  readonly broken: boolean;
  /** Text of its first line; only for a broken row. */
  readonly text?: string;
}

/** A batch of rows, and the number of characters read so far. */
export interface CsvBatch {
  readonly rows: readonly CsvRow[];
  readonly done: number;
}

/** Normalizes line endings and removes a byte-order mark. */
export function plainLines(text: string): string {
  return (text.startsWith('\ufeff') ? text.slice(1) : text).replace(/\r\n?/g, '\n');
}

/**
 * Maximum number of rows with an unclosed quote that are read again from their second line; each
 * may scan the rest of the file.
 */
const SECOND_CHANCES = 100;

/**
 * Reads rows in batches, so that a caller can yield in between. Expects normalized line endings. An
 * unclosed quote invalidates only its own line: reading resumes at the next line.
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
      // The fast mode would split the rest of the file for every batch.
      fastMode: false,
    });
    const broken = new Set(part.errors.map(({ row }) => row));
    const rows: CsvRow[] = [];
    let begin = done;
    // The last batch ends with the text; its cursor ignores a missing final line break.
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

/** Returns the offset of the line that is `count` lines after the one at `start`. */
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
 * Returns whether a cell contains a later row because a quote was closed too late: one of its later
 * lines has a date between delimiters.
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

/** Returns whether a row is empty. */
export function isBlank({ cells }: CsvRow): boolean {
  return cells.every((cell) => cell.trim() === '');
}

function lineBreaks(cell: string): number {
  let count = 0;
  for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) count += 1;
  return count;
}
