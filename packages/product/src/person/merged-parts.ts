import type { Doc } from '@quits/firestore';
import { type CountMerged, replacePeople } from '@quits/ledger';
import type { NewExpense } from '../expense/new-expense.ts';
import type { Expense, MergedParts } from '../expense/schema.ts';

/** Merged and remaining person. */
export interface Merging {
  readonly gone: string;
  readonly kept: string;
  /** How to count where both are named. */
  readonly count: CountMerged;
}

/** Replacement of one expense in a merge. */
export interface Replacement {
  readonly before: Doc<Expense>;
  /** `undefined` for a payment between the two people. */
  readonly after: NewExpense | undefined;
}

type Parts = Pick<Expense, 'payers' | 'shares' | 'split'>;

/** Returns the replacement of an expense; `undefined` if the merge doesn't change it. */
export function replaced(before: Doc<Expense>, merging: Merging): Replacement | undefined {
  if (!names(before.data, merging.gone)) return undefined;
  const { counted: _, mergedFrom: __, ...own } = before.data;
  const after = replacedParts(before.id, own, merging);
  // A deleted payment between the two stays unchanged.
  if (after === undefined && before.data.deletedAt !== undefined) return undefined;
  return { before, after };
}

/**
 * Replaces the merged person in an expense or template; `undefined` for a payment between the two
 * people.
 */
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

/** Returns the fields to store so that the merge can be undone. */
export function keptParts({ payers, shares, split }: Parts, rev: string): MergedParts {
  return { rev, payers, shares, split };
}

/** Returns whether an expense or a template refers to a person. */
export function names({ payers, shares, split }: Parts, id: string): boolean {
  return id in payers || id in shares || JSON.stringify(split.inputs).includes(`"${id}"`);
}
