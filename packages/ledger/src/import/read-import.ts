import { err, ok, type Result } from '@quits/errors';
import { cospendReader } from './cospend.ts';
import type { CsvReader } from './csv-reader.ts';
import { type CsvRow, csvBatches, hidesRow, plainLines } from './csv-rows.ts';
import { type CsvKind, detectCsv, detectJson } from './detect-format.ts';
import { ihatemoneyCsvReader, readIhatemoneyJson } from './ihatemoney.ts';
import { ImportBuilder } from './import-builder.ts';
import { dateEvidence } from './cell-dates.ts';
import type {
  ImportedFile,
  ImportError,
  ImportFormat,
  ImportOptions,
  ImportProgress,
} from './import-types.ts';
import { quitsCsvReader } from './quits-csv.ts';
import { readQuitsJson } from './quits-json.ts';
import { settleUpReader } from './settle-up.ts';
import { isSplidHeader, SPLID_DATES, splidReader } from './splid.ts';
import { spliitCsvReader } from './spliit-csv.ts';
import { readSpliitJson } from './spliit-json.ts';
import { splitproReader } from './splitpro.ts';
import { splitwiseReader } from './splitwise.ts';
import { tricountCsvReader } from './tricount-csv.ts';
import { readTricountJson } from './tricount-json.ts';

/** The largest file, in characters. */
export const MAX_IMPORT_LENGTH = 20 * 1024 * 1024;
/** The most rows of a file. */
export const MAX_IMPORT_ROWS = 50_000;

type ImportResult = Result<ImportedFile, ImportError>;

const CSV_READERS = {
  'splitwise-csv': splitwiseReader,
  'spliit-csv': spliitCsvReader,
  'splitpro-csv': splitproReader,
  'settle-up-csv': settleUpReader,
  'splid-csv': splidReader,
  'ihatemoney-csv': ihatemoneyCsvReader,
  'cospend-csv': cospendReader,
  'tricount-csv': tricountCsvReader,
  'quits-csv': quitsCsvReader,
} satisfies Partial<Record<ImportFormat, (builder: ImportBuilder) => CsvReader>>;

const JSON_READERS = {
  'spliit-json': readSpliitJson,
  'ihatemoney-json': readIhatemoneyJson,
  'tricount-json': readTricountJson,
  'quits-json': readQuitsJson,
};

/** Detects which program wrote a file; undefined for unsupported formats. */
export function detectFormat(text: string): ImportFormat | undefined {
  const plain = plainLines(text).trim();
  const json = parseJson(plain);
  if (json !== undefined) return json.ok ? detectJson(json.value) : undefined;
  return detectCsv(withoutHint(plain))?.format;
}

/**
 * Reads a file of any supported format in steps of a few milliseconds. Run it with {@link
 * readImport}, or take the steps one by one and yield to the screen, or to a worker's messages, in
 * between.
 */
export function* readImportInChunks(
  text: string,
  options: ImportOptions,
): Generator<ImportProgress, ImportResult, void> {
  if (text.length > MAX_IMPORT_LENGTH) return err({ code: 'too-large' });
  const plain = plainLines(text);
  if (plain.trim() === '') return err({ code: 'empty' });
  const json = parseJson(plain.trim());
  if (json === undefined) return yield* csvSteps(withoutHint(plain), options);
  return json.ok ? yield* jsonSteps(json.value, options) : err({ code: 'broken-json' });
}

/** Reads a file of any supported format synchronously. */
export function readImport(text: string, options: ImportOptions): ImportResult {
  const steps = readImportInChunks(text, options);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

function* csvSteps(
  text: string,
  options: ImportOptions,
): Generator<ImportProgress, ImportResult, void> {
  const kind = detectCsv(text);
  if (kind === undefined) return err({ code: 'unknown-format' });
  const readerOf = readerFor(kind);
  if (readerOf === undefined) return err({ code: 'unsupported' });
  const rows: CsvRow[] = [];
  // The date order depends on all rows, so parse them first.
  for (const batch of csvBatches(text, kind.delimiter)) {
    rows.push(...batch.rows);
    if (rows.length > MAX_IMPORT_ROWS * 1.01 + 20) return err({ code: 'too-many-rows' });
    yield { done: batch.done / 2, total: text.length };
  }
  const { proven, ambiguous } = dateEvidence(dateCells(rows, readerOf.format));
  const dateOrder = proven ?? options.dateOrder;
  if (dateOrder === undefined && ambiguous !== undefined) {
    return err({ code: 'date-order', ...ambiguous });
  }
  const ordered = dateOrder === undefined ? options : { ...options, dateOrder };
  const builder = new ImportBuilder(readerOf.format, ordered);
  const reader = readerOf.make(builder);
  for (const [index, row] of rows.entries()) {
    // Notes in the app's own files may contain any lines; in other files a line that looks like a
    // row is one.
    const isOwn = readerOf.format === 'quits-csv';
    reader.row(!isOwn && hidesRow(row, kind.delimiter) ? { ...row, broken: true } : row);
    if (index % 200 === 199) {
      yield { done: (text.length * (1 + index / rows.length)) / 2, total: text.length };
    }
  }
  for (const _ of reader.finish?.() ?? []) yield { done: text.length, total: text.length };
  return finished(builder);
}

/** The cells in which a CSV has dates. */
function* dateCells(rows: readonly CsvRow[], format: ImportFormat): Generator<string, void> {
  const isDate = (cell: string): boolean =>
    /^(?:date|date & time|expense date|when|repeatuntil)$/i.test(cell.trim());
  // Splitwise's labels are in any language, but its dates are always in the first column.
  let columns = format === 'splitwise-csv' ? [0] : [];
  for (const { cells } of rows) {
    if (columns.length > 0) for (const column of columns) yield cells[column] ?? '';
    else if (format === 'splid-csv') columns = isSplidHeader(cells) ? [...SPLID_DATES] : [];
    else columns = cells.flatMap((cell, index) => (isDate(cell) ? [index] : []));
  }
}

function* jsonSteps(
  json: unknown,
  options: ImportOptions,
): Generator<ImportProgress, ImportResult, void> {
  const format = detectJson(json);
  if (format === undefined || !isJsonFormat(format)) return err({ code: 'unknown-format' });
  const builder = new ImportBuilder(format, options);
  let steps = 0;
  for (const _ of JSON_READERS[format](builder, json)) {
    steps += 1;
    yield { done: steps * 500, total: Math.max(steps * 500, MAX_IMPORT_ROWS) };
  }
  return finished(builder);
}

function finished(builder: ImportBuilder): ImportResult {
  const file = builder.build();
  const hidesPayers =
    file.format === 'spliit-csv' && file.errors.some(({ code }) => code === 'no-payer');
  if (hidesPayers) return err({ code: 'unsupported' });
  return file.entries.length > MAX_IMPORT_ROWS ? err({ code: 'too-many-rows' }) : ok(file);
}

function readerFor({ format }: CsvKind) {
  return isCsvFormat(format) ? { format, make: CSV_READERS[format] } : undefined;
}

function isCsvFormat(format: string): format is keyof typeof CSV_READERS {
  return Object.hasOwn(CSV_READERS, format);
}

function isJsonFormat(format: string): format is keyof typeof JSON_READERS {
  return Object.hasOwn(JSON_READERS, format);
}

/** Parses text that looks like JSON; undefined for other text. */
function parseJson(text: string): Result<unknown, 'broken'> | undefined {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return err('broken');
  }
}

/**
 * Blanks the first line with which some files declare their delimiter; line numbers stay the same.
 */
function withoutHint(text: string): string {
  return text.replace(/^sep=.(?=\n)/i, '');
}
