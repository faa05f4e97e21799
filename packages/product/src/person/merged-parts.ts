import type { Doc } from '@quits/firestore';
import { type CountMerged, replacePeople } from '@quits/ledger';
import type { NewExpense } from '../expense/new-expense.ts';
import type { Expense, MergedParts } from '../expense/schema.ts';

/** Who is gone after a merge, and who stays. */
export interface Merging {
  readonly gone: string;
  readonly kept: string;
  /** What the one counts where both are named. */
  readonly count: CountMerged;
}

/** What a merge makes of one expense. */
export interface Replacement {
  readonly before: Doc<Expense>;
  /** `undefined` for a payment whose two sides become one person. */
  readonly after: NewExpense | undefined;
}

type Parts = Pick<Expense, 'payers' | 'shares' | 'split'>;

/** What a merge makes of an expense; `undefined` where it changes nothing. */
export function replaced(before: Doc<Expense>, merging: Merging): Replacement | undefined {
  if (!names(before.data, merging.gone)) return undefined;
  const { counted: _, mergedFrom: __, ...own } = before.data;
  const after = replacedParts(before.id, own, merging);
  // A deleted payment between the two stays as it is.
  if (after === undefined && before.data.deletedAt !== undefined) return undefined;
  return { before, after };
}

/** The same of anything that is divided; `undefined` for a payment to oneself. */
export function replacedParts<Entry extends Parts & Pick<Expense, 'kind' | 'amount'>>(
  id: string,
  entry: Entry,
  { gone, kept, count }: Merging,
): Entry | undefined {
  const done = replacePeople({ ...entry, id }, { [gone]: kept }, count);
  if (done === undefined) return undefined;
  const { payers, shares, split } = done;
  return { ...entry, payers, shares, split };
}

/** What is kept of an expense or a series, so that the merge can be undone. */
export function keptParts({ payers, shares, split }: Parts, rev: string): MergedParts {
  return { rev, payers, shares, split };
}

/** Whether something has anything to do with a person. */
export function names({ payers, shares, split }: Parts, id: string): boolean {
  return id in payers || id in shares || JSON.stringify(split.inputs).includes(`"${id}"`);
}
