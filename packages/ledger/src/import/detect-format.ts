import { COLUMN, PAID_BY } from '../export/own-csv.ts';
import { isCurrency } from '../money/currency.ts';
import { readCellDate } from './cell-dates.ts';
import { readCellAmount } from './cells.ts';
import { type CsvRow, csvBatches } from './csv-rows.ts';
import type { ImportFormat } from './import-types.ts';
import { isRecord } from './json-values.ts';
import { isQuits } from './quits-json.ts';
import { isSplidHeader } from './splid.ts';
import { isSpliit } from './spliit-json.ts';
import { isSplitwiseHeader } from './splitwise-words.ts';
import { findRegistry } from './tricount-json.ts';

/** Format and delimiter of a CSV file. */
export interface CsvKind {
  readonly format: ImportFormat;
  readonly delimiter: string;
}

const DELIMITERS = [',', ';', '\t', '|'];

/** Detects which program wrote a JSON file. */
export function detectJson(json: unknown): ImportFormat | undefined {
  if (isQuits(json)) return 'quits-json';
  if (isSpliit(json)) return 'spliit-json';
  if (findRegistry(json) !== undefined) return 'tricount-json';
  const bills = Array.isArray(json) ? json : undefined;
  const isBill = (one: unknown): boolean => isRecord(one) && 'payer_name' in one && 'owers' in one;
  return bills !== undefined && bills.length > 0 && bills.every((one) => isBill(one))
    ? 'ihatemoney-json'
    : undefined;
}

/** Detects which program wrote a CSV file from its first rows; expects normalized line endings. */
export function detectCsv(text: string): CsvKind | undefined {
  for (const delimiter of DELIMITERS) {
    const batch = csvBatches(text, delimiter, 12).next();
    const rows = batch.done === true ? [] : batch.value.rows;
    const format = formatOf(rows);
    if (format !== undefined) return { format, delimiter };
  }
  return undefined;
}

function formatOf(rows: readonly CsvRow[]): CsvKind['format'] | undefined {
  for (const [index, { cells }] of rows.entries()) {
    const labels = new Set(cells.map((cell) => cell.trim().toLowerCase()));
    const has = (...names: string[]): boolean => names.every((name) => labels.has(name));
    if (has('split mode', 'is reimbursement')) return 'spliit-csv';
    if (has('paid by', 'split type', 'you lent', 'you owe')) return 'splitpro-csv';
    if (has('who paid', 'for whom', 'split amounts')) return 'settle-up-csv';
    if (isSplidHeader(cells)) return 'splid-csv';
    const ours = has(COLUMN.date.toLowerCase()) && (has('title') || has('description'));
    if (ours && cells.some((cell) => cell.startsWith(PAID_BY))) return 'quits-csv';
    if (has('who paid', 'total', 'description')) return 'tricount-csv';
    if (has('what', 'amount', 'payer_name', 'owers')) {
      return has('payer_active') || has('timestamp') ? 'cospend-csv' : 'ihatemoney-csv';
    }
    if (has('name', 'weight', 'color') || has('currencyname', 'exchange_rate'))
      return 'cospend-csv';
    if (isSplitwiseHeader(cells) || isSplitwiseShape(cells, rows.slice(index + 1))) {
      return 'splitwise-csv';
    }
  }
  return undefined;
}

/**
 * Detects Splitwise in an unknown language: a header, then a date, two texts, an amount, a currency
 * and net amounts.
 */
function isSplitwiseShape(header: readonly string[], rows: readonly CsvRow[]): boolean {
  const first = rows.find(({ cells }) => cells.length > 5);
  if (header.length <= 5 || first?.cells.length !== header.length) return false;
  const [date = '', , , cost = '', code = '', ...nets] = first.cells;
  const currency = code.trim().toUpperCase();
  if (readCellDate(date, 'day-first') === undefined || !isCurrency(currency)) return false;
  const amounts = nets.map((cell) => readCellAmount(cell, currency)?.minor ?? Number.NaN);
  const isNet = amounts.reduce((sum, one) => sum + one, 0) === 0;
  const isHeader = readCellDate(header[0] ?? '', 'day-first') === undefined;
  return isHeader && isNet && readCellAmount(cost, currency) !== undefined;
}
