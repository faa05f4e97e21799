import { FORMULA } from './formula.ts';

/**
 * Writes rows as CSV (RFC 4180): lines end with CR LF, and cells are quoted where needed. Text that a spreadsheet would run as a
 * formula is prefixed with an apostrophe. Papa Parse writes the same text, but devices that only export would have to store its parser too (6 kB compressed).
 */
export function writeCsv(rows: readonly (readonly string[])[], delimiter: ',' | ';'): string {
  return rows
    .map((cells) => cells.map((cell) => write(cell, delimiter)).join(delimiter))
    .join('\r\n');
}

function write(cell: string, delimiter: ',' | ';'): string {
  const isFormula = FORMULA.test(cell);
  const text = isFormula ? `'${cell}` : cell;
  const isQuoted = isFormula || /["\r\n\ufeff]|^ | $/.test(text) || text.includes(delimiter);
  return isQuoted ? `"${text.replaceAll('"', '""')}"` : text;
}
