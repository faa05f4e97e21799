import type { ExportedBudget, ExportedComment, ExportedReceipt } from '../export/export-types.ts';
import { isAmount } from '../money/limits.ts';
import { cutText } from './cells.ts';
import { at, listOf, textOf } from './json-values.ts';
import { isEntryId } from './quits-entry-id.ts';
import { isCounted } from './quits-parts.ts';
import { TEXT_LIMITS } from './text-limits.ts';

const MOST_RECEIPTS = 10;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;

/** Reads an expense's comments, as far as they are readable. */
export function readQuitsComments(json: unknown): { comments?: readonly ExportedComment[] } {
  const comments = listOf(json).flatMap((one): ExportedComment[] => {
    const [by, when, text] = ['by', 'at', 'text'].map((name) => textOf(at(one, name)).trim());
    if (!by || !text || !when || !TIME.test(when) || Number.isNaN(Date.parse(when))) return [];
    return [
      { by: cutText(by, TEXT_LIMITS.title), at: when, text: cutText(text, TEXT_LIMITS.notes) },
    ];
  });
  return comments.length === 0 ? {} : { comments };
}

/** Reads an expense's receipts; one whose path leads elsewhere is left out. */
export function readQuitsReceipts(json: unknown): { receipts?: readonly ExportedReceipt[] } {
  const receipts = listOf(json).flatMap((one): ExportedReceipt[] => {
    const [id = '', name = '', type = '', file = ''] = ['id', 'name', 'type', 'file'].map((field) =>
      textOf(at(one, field)),
    );
    return isEntryId(id) && isReceiptPath(file) ? [{ id, name, type, file }] : [];
  });
  return receipts.length === 0 ? {} : { receipts: receipts.slice(0, MOST_RECEIPTS) };
}

/** Returns whether a path is one of a receipt, which leaves the archive's folder in no way. */
function isReceiptPath(path: string): boolean {
  const [folder, ...names] = path.split('/');
  return (
    folder === 'receipts' &&
    names.length === 2 &&
    names.every((name) => isEntryId(name) && !name.startsWith('.'))
  );
}

/** Reads monthly budgets, one for each category. */
export function readQuitsBudgets(json: unknown, exponents: unknown): readonly ExportedBudget[] {
  const budgets = new Map<string, ExportedBudget>();
  for (const one of listOf(json)) {
    const [category, currency] = [textOf(at(one, 'category')), textOf(at(one, 'currency'))];
    const amount = at(one, 'amount');
    if (category === '' || typeof amount !== 'number' || !isAmount(amount) || amount <= 0) continue;
    if (isCounted(currency, exponents)) budgets.set(category, { category, amount, currency });
  }
  return [...budgets.values()];
}
