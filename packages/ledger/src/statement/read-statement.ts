import { err, ok, type Result } from '@quits/errors';
import type { DateOrder } from '../import/import-types.ts';
import type { StatementColumns } from './csv-columns.ts';
import { linesOfTable, readStatementTable } from './read-csv-statement.ts';
import { readCamt } from './read-camt.ts';
import { readMt940 } from './read-mt940.ts';
import { readOfx } from './read-ofx.ts';
import { type RawLine, toStatement } from './statement-lines.ts';
import {
  MAX_STATEMENT_LENGTH,
  type Statement,
  type StatementError,
  type StatementFormat,
} from './statement-types.ts';

/** Characters that tell the format. */
const START = 4000;

/** Options of {@link readStatement}. */
export interface ReadStatementOptions {
  /** ISO 4217 code of CSV rows that name none. */
  readonly currency: string;
  /** Chosen columns of a CSV file; guessed from its header otherwise. */
  readonly columns?: StatementColumns | undefined;
  /** Order of day and month in CSV dates; by default what a date of the file proves, or the day first. */
  readonly order?: DateOrder | undefined;
}

/** Recognizes the format of a statement by its content; `undefined` if it is none. */
export function detectStatement(text: string): StatementFormat | undefined {
  const start = text.slice(0, START);
  if (/<(?:\w+:)?(?:BkToCstmrStmt|BkToCstmrAcctRpt)\b/u.test(start)) return 'camt';
  if (/^\s*(?:OFXHEADER:|<\?OFX)|<OFX>/iu.test(start)) return 'ofx';
  if (/^(?:\{1:[^\n]*|-?\s*)?:20:[^\n]*$/mu.test(start) && /^:25:/mu.test(start)) return 'mt940';
  const table = readStatementTable(start);
  return table?.columns === undefined ? undefined : 'csv';
}

/** Reads a bank statement: CAMT.053, MT940, OFX, or CSV. */
export function readStatement(
  text: string,
  options: ReadStatementOptions,
): Result<Statement, StatementError> {
  if (text.length > MAX_STATEMENT_LENGTH) return err('too-large');
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const format = detectStatement(plain) ?? (options.columns === undefined ? undefined : 'csv');
  // Zeros are in binary files, and in UTF-16 that was decoded as something else.
  if (plain.includes('\0')) return err('unknown-format');
  if (format === undefined) {
    const isTable = readStatementTable(plain.slice(0, START)) !== undefined;
    return err(isTable ? 'needs-columns' : 'unknown-format');
  }
  const raw = rawLines(plain, format, options);
  if (!raw.ok) return raw;
  const statement = toStatement(format, raw.value);
  return statement === undefined ? err('too-large') : ok(statement);
}

function rawLines(
  text: string,
  format: StatementFormat,
  { currency, columns, order }: ReadStatementOptions,
): Result<readonly RawLine[], StatementError> {
  switch (format) {
    case 'camt':
      return orMalformed(readCamt(text));
    case 'mt940':
      return orMalformed(readMt940(text));
    case 'ofx':
      return orMalformed(readOfx(text));
    case 'csv': {
      const table = readStatementTable(text);
      const chosen = columns ?? table?.columns;
      if (table === undefined) return err('malformed');
      if (chosen === undefined) return err('needs-columns');
      return ok(linesOfTable(table, { columns: chosen, currency, order }));
    }
  }
}

function orMalformed(
  lines: readonly RawLine[] | undefined,
): Result<readonly RawLine[], StatementError> {
  return lines === undefined ? err('malformed') : ok(lines);
}
