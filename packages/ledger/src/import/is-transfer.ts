import type { AmountsByPerson } from '../model/expense.ts';
import { withoutZeros } from './guess-split.ts';
import { isPaymentWord } from './splitwise-words.ts';

/** What a row says of itself. */
export interface TransferRow {
  readonly paid: AmountsByPerson;
  readonly owed: AmountsByPerson;
  readonly category: string;
  readonly title: string;
}

/** What money that only changes hands is called by programs whose files have no column for it. */
const TRANSFERS = new Set(
  (
    'money transfer|transfer|reimbursement|repayment|settlement|virement|transfert|remboursement|' +
    'überweisung|rückzahlung|transferencia|reembolso|transferência|bonifico|trasferimento|rimborso|' +
    'overboeking|terugbetaling|överföring|przelew|zwrot|havale|переказ'
  ).split('|'),
);

/**
 * Tells whether money only changes hands in a row of Sesterce, or of those who write its format:
 * they say it by the category, or by the title alone.
 */
export function isTransfer({ paid, owed, category, title }: TransferRow): boolean {
  const [from, to] = [withoutZeros(paid), withoutZeros(owed)].map((side) => Object.keys(side));
  if (from?.length !== 1 || to?.length !== 1 || from[0] === to[0]) return false;
  const word = (category.trim() || title.trim()).normalize('NFC').toLowerCase();
  return (
    Object.values(paid).every((one) => one >= 0) && (TRANSFERS.has(word) || isPaymentWord(word))
  );
}
