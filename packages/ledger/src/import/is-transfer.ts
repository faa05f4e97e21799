import type { AmountsByPerson } from '../model/expense.ts';
import { withoutZeros } from './guess-split.ts';
import { isPaymentWord } from './splitwise-words.ts';

/** Contents of a row that may be a payment. */
export interface TransferRow {
  readonly paid: AmountsByPerson;
  readonly owed: AmountsByPerson;
  readonly category: string;
  readonly title: string;
}

/** Names of payments between people in programs whose files have no column for them. */
const TRANSFERS = new Set(
  (
    'money transfer|transfer|reimbursement|repayment|settlement|virement|transfert|remboursement|' +
    'überweisung|rückzahlung|transferencia|reembolso|transferência|bonifico|trasferimento|rimborso|' +
    'overboeking|terugbetaling|överföring|przelew|zwrot|havale|переказ'
  ).split('|'),
);

/**
 * Returns whether a row in Sesterce's format is a payment between people; the category says so, or
 * the title.
 */
export function isTransfer({ paid, owed, category, title }: TransferRow): boolean {
  const [from, to] = [withoutZeros(paid), withoutZeros(owed)].map((side) => Object.keys(side));
  if (from?.length !== 1 || to?.length !== 1 || from[0] === to[0]) return false;
  const word = (category.trim() || title.trim()).normalize('NFC').toLowerCase();
  return (
    Object.values(paid).every((one) => one >= 0) && (TRANSFERS.has(word) || isPaymentWord(word))
  );
}
