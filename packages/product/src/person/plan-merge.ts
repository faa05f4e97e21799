import { type AppError, ok, type Result } from '@quits/errors';
import type { Doc } from '@quits/firestore';
import type { Database } from '../database.ts';
import type { CountMerged } from '@quits/ledger';
import { expenses } from '../expense/collections.ts';
import { balancesOfPerson } from './people.ts';
import type { Expense } from '../expense/schema.ts';
import type { Group } from '../group/schema.ts';
import { type Merging, names, replaced } from './merged-parts.ts';
import { mergeDirection } from './merge-direction.ts';
import { type ExpenseChange, deltaOf } from '../expense/apply-balance-delta.ts';
import { readPages } from '../io/read-pages.ts';

/** Minor units by currency; positive if the person is owed money. */
export type PersonSums = ReturnType<typeof balancesOfPerson>;

/** Preview of merging two people. */
export interface MergePlan {
  /** Number of expenses that name both, where the counting option matters. */
  readonly namingBoth: number;
  /** Balances before the merge. */
  readonly before: { readonly from: PersonSums; readonly into: PersonSums };
  /** Balances after the merge, by counting option. */
  readonly after: Readonly<Record<CountMerged, PersonSums>>;
  /** Whether some expenses are missing from the cache and can't be read while offline. */
  readonly fromCache: boolean;
}

/** Group and people of a merge preview. */
export interface PlanMergeRequest {
  readonly group: Doc<Group>;
  readonly from: string;
  readonly into: string;
  readonly signal?: AbortSignal;
}

/** Previews a merge without changing anything. */
export async function planMerge(
  database: Database,
  { group, from, into, signal }: PlanMergeRequest,
): Promise<Result<MergePlan, AppError>> {
  const direction = mergeDirection(group.data, from, into);
  if (!direction.ok) return direction;
  const { gone, kept } = direction.value;
  const ways = { once: new Moves(), twice: new Moves() };
  let namingBoth = 0;
  let fromCache = false;
  const pages = readPages(database, expenses, { groupId: group.id }, { signal });
  for await (const page of pages) {
    if (!page.ok) return page;
    fromCache ||= page.value.fromCache;
    for (const expense of page.value.data) {
      if (expense.data.deletedAt !== undefined) continue;
      if (namesBoth(expense.data, gone, kept)) namingBoth += 1;
      for (const count of ['once', 'twice'] as const) {
        ways[count].add(changeOf(expense, { gone, kept, count }));
      }
    }
  }
  return ok({
    namingBoth,
    fromCache,
    before: {
      from: balancesOfPerson(group.data, from),
      into: balancesOfPerson(group.data, into),
    },
    after: { once: ways.once.sums(group.data, kept), twice: ways.twice.sums(group.data, kept) },
  });
}

function namesBoth({ kind, shares, split }: Expense, gone: string, kept: string): boolean {
  const parts = { payers: {}, shares, split };
  return kind !== 'payment' && names(parts, gone) && names(parts, kept);
}

function changeOf(expense: Doc<Expense>, merging: Merging): ExpenseChange | undefined {
  const done = replaced(expense, merging);
  if (done === undefined) return undefined;
  return {
    expenseId: expense.id,
    before: expense.data,
    ...(done.after === undefined ? {} : { after: done.after }),
  };
}

/** Sums of expense changes, by currency and person. */
class Moves {
  readonly #changes: ExpenseChange[] = [];

  add(change: ExpenseChange | undefined): void {
    if (change !== undefined) this.#changes.push(change);
  }

  sums(group: Group, personId: string): PersonSums {
    const moved = deltaOf(this.#changes).balances;
    const currencies = [...new Set([...Object.keys(group.balances), ...Object.keys(moved)])];
    const balances = currencies.map((currency) => {
      const minor =
        (group.balances[currency]?.[personId] ?? 0) + (moved[currency]?.[personId] ?? 0);
      return [currency, { [personId]: minor }] as const;
    });
    return balancesOfPerson({ ...group, balances: Object.fromEntries(balances) }, personId);
  }
}
