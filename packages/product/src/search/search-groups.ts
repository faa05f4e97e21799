import type { Doc } from '@quits/firestore';
import type { Expense } from '../expense/schema.ts';
import { type FilterContext, filterExpenses } from '../expense-list/filter-expenses.ts';
import { fold, searchWords } from '../expense-list/fold.ts';
import type { Group } from '../group/schema.ts';

/** A group, and those of its expenses that the device knows. */
export interface SearchedGroup {
  readonly group: Doc<Group>;
  readonly expenses: readonly Doc<Expense>[];
}

/** An expense or a person that a search found. */
export type Found =
  | { readonly kind: 'expense'; readonly group: Doc<Group>; readonly expense: Doc<Expense> }
  | {
      readonly kind: 'person';
      readonly group: Doc<Group>;
      readonly personId: string;
      readonly name: string;
    };

/** Names and numbers of the reader's language. */
export interface SearchContext extends Pick<FilterContext, 'readAmount'> {
  /** Returns the name of a group's category. */
  readonly categoryNameOf: (group: Group, category: string) => string;
}

/** Maximum number of people and of expenses in the results. */
const MOST = { people: 5, expenses: 15 };

/**
 * Finds people and expenses of all groups by words of their names, or by an amount: people first, then the expenses of the
 * latest days.
 */
export function searchGroups(
  groups: readonly SearchedGroup[],
  text: string,
  context: SearchContext,
): readonly Found[] {
  const words = searchWords(text);
  if (words.length === 0) return [];
  const people = groups.flatMap(({ group }) =>
    Object.entries(group.data.people)
      .filter(([, { leftAt, name }]) => leftAt === undefined && holds(name, words))
      .map(([personId, { name }]): Found => ({ kind: 'person', group, personId, name })),
  );
  const expenses = groups.flatMap(({ group, expenses: known }) =>
    filterExpenses(
      known,
      { text },
      {
        // People have results of their own; an expense is found by its words.
        nameOf: () => '',
        categoryNameOf: (id) => context.categoryNameOf(group.data, id),
        readAmount: context.readAmount,
      },
    ).map((expense) => ({ kind: 'expense' as const, group, expense })),
  );
  const latest = expenses.toSorted((a, b) => compareDays(b.expense.data, a.expense.data));
  return [...people.slice(0, MOST.people), ...latest.slice(0, MOST.expenses)];
}

function holds(name: string, words: readonly string[]): boolean {
  const folded = fold(name);
  return words.every((word) => folded.includes(word));
}

function compareDays(a: Expense, b: Expense): number {
  return a.date < b.date ? -1 : Number(a.date > b.date);
}
