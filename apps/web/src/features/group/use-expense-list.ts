import { useUser } from '@quits/auth/react';
import type { AppError } from '@quits/errors';
import type { Doc, InvalidDocument } from '@quits/firestore';
import { useFormatter } from '@quits/i18n/react';
import { parseAmount } from '@quits/ledger';
import { useMemo } from 'react';
import { useCategories } from '../../categories/use-categories.ts';
import { useWholeHistory } from '../../data/use-whole-history.ts';
import type { Expense } from '@quits/product/expense/schema.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { usePagedExpenses } from '../../group-expenses/use-paged-expenses.ts';
import { type ExpenseFilter, isNarrowing } from '@quits/product/expense-list/expense-filter.ts';
import { type FilterContext, filterExpenses } from '@quits/product/expense-list/filter-expenses.ts';

/** The expenses to show. */
export type ExpenseList =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: AppError }
  | {
      readonly status: 'ready';
      readonly expenses: readonly Doc<Expense>[];
      /** `partly` means that there may be more that this device can't reach. */
      readonly known: 'all' | 'partly' | 'asking' | 'paged';
      /** Number of known expenses of the total, including deleted ones. */
      readonly read: number;
      readonly loadMore: () => void;
      /** Ids of documents that can't be read. */
      readonly unreadable: readonly string[];
    };

/**
 * Returns the expenses of the open group: page by page without a filter; with a filter, or if
 * `whole`, from the whole history, which is read only then.
 */
export function useExpenseList(
  filter: ExpenseFilter,
  { whole }: { readonly whole: boolean },
): ExpenseList {
  const group = useGroup();
  const uid = useUser()?.uid;
  const { locale } = useFormatter();
  const { categoryOf } = useCategories();
  const isFiltered = whole || isNarrowing(filter);
  const [paged, loadMore] = usePagedExpenses();
  const history = useWholeHistory({ groupId: group.id, uid, needed: isFiltered });
  const { people } = group.data;
  const context = useMemo<FilterContext>(
    () => ({
      nameOf: (id) => people[id]?.name ?? '',
      categoryNameOf: (id) => categoryOf(id).name,
      readAmount: (typed, currency) => {
        const amount = parseAmount(typed, { currency, locale });
        return amount.ok ? amount.value : undefined;
      },
    }),
    [people, categoryOf, locale],
  );
  const found = useMemo(
    () => (isFiltered ? filterExpenses(history.expenses, filter, context) : []),
    [isFiltered, history.expenses, filter, context],
  );
  const live = useMemo(
    () =>
      paged.status === 'ready' ? paged.data.filter(({ data }) => data.deletedAt === undefined) : [],
    [paged],
  );

  if (isFiltered) {
    if (history.status === 'loading') return { status: 'loading' };
    const known = history.complete ? 'all' : history.status === 'asking' ? 'asking' : 'partly';
    const read = history.expenses.length;
    const unreadable = paged.status === 'ready' ? idsOf(paged.invalid) : [];
    return {
      status: 'ready',
      expenses: found,
      known,
      read,
      loadMore: () => undefined,
      unreadable,
    };
  }
  if (paged.status === 'failed') return { status: 'failed', error: paged.error };
  if (paged.status !== 'ready') return { status: 'loading' };
  const known = paged.hasMore ? 'paged' : 'all';
  const unreadable = idsOf(paged.invalid);
  return { status: 'ready', expenses: live, known, read: paged.data.length, loadMore, unreadable };
}

function idsOf(invalid: readonly InvalidDocument[]): readonly string[] {
  return invalid.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
}
