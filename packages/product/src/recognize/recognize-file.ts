import { detectFormat } from '@quits/ledger/files';
import { detectStatement, readStatementTable } from '@quits/ledger/statement';
import { sniff } from '@quits/storage';
import { RECEIPT_TYPES } from '../files/receipt-files.ts';
import { isArchive, listData } from '../import/read-archive.ts';
import { readText } from '../import/read-file.ts';

/**
 * Kind of a file: a photo or PDF of a receipt, a bank statement, an export of Quits or of another app. `unknown` is everything else, which also
 * means too large, damaged, or in an unknown encoding.
 */
export type FileKind = 'image' | 'pdf' | 'statement' | 'export' | 'unknown';

const RECEIPTS: ReadonlySet<string> = new Set(RECEIPT_TYPES);
const DATE = /^\D{0,2}\d{1,4}[-./]\d{1,2}[-./]\d{1,4}\b/u;
const AMOUNT = /^[-+−(]?\s*\p{Sc}?\s*\d[\d\s.,'’]*[.,]\d{2}\s*(?:\p{Sc}|[A-Z]{3})?\)?-?$/u;

/** Recognizes a file by its content; its name and the type that the system claims don't count. Never throws. */
export async function recognizeFile(file: Blob): Promise<FileKind> {
  try {
    return await kindOf(file);
  } catch {
    // Unreadable, as a folder or a file that has moved is.
    return 'unknown';
  }
}

async function kindOf(file: Blob): Promise<FileKind> {
  const type = await sniff(file);
  if (type !== undefined) {
    if (!RECEIPTS.has(type)) return 'unknown';
    return type === 'application/pdf' ? 'pdf' : 'image';
  }
  if (await isArchive(file)) return (await listData(file)).length > 0 ? 'export' : 'unknown';
  const read = await readText(file);
  if (!read.ok) return 'unknown';
  const { text } = read.value;
  const format = detectStatement(text);
  // A table is one of an app whose columns are known before it is one of a bank.
  if (format !== undefined && format !== 'csv') return 'statement';
  if (detectFormat(text) !== undefined) return 'export';
  return format === 'csv' || isTableOfPayments(text) ? 'statement' : 'unknown';
}

/** Returns whether some row of an unknown table has a date and an amount, so that its columns can be assigned. */
function isTableOfPayments(text: string): boolean {
  const rows = readStatementTable(text.slice(0, 100_000))?.rows.slice(0, 20) ?? [];
  return rows.some((cells) => {
    const trimmed = cells.map((cell) => cell.trim());
    return trimmed.some((cell) => DATE.test(cell)) && trimmed.some((cell) => AMOUNT.test(cell));
  });
}
