import type { Database, Doc, LiveState } from '@quits/firestore';
import { activity } from '../../src/activity/collections.ts';
import { budgets } from '../../src/budget/collections.ts';
import type { Budget } from '../../src/budget/schema.ts';
import { expenses } from '../../src/expense/collections.ts';
import { groups } from '../../src/group/collections.ts';
import { months } from '../../src/month/collections.ts';
import { recurring } from '../../src/series/collections.ts';
import { type ExpenseSummary } from '../../src/expense/new-expense.ts';
import { lastChangesFirst, newestFirst } from '../../src/queries.ts';
import type { Expense } from '../../src/expense/schema.ts';
import type { Group } from '../../src/group/schema.ts';
import type { Recurring } from '../../src/series/schema.ts';
import { type Balances, textOfSums } from './sums.ts';

/** The group as one tab shows it. */
export interface Reading {
  readonly group: () => Doc<Group> | undefined;
  readonly expenses: () => readonly Doc<Expense>[];
  readonly series: () => readonly Doc<Recurring>[];
  readonly budgets: () => readonly Doc<Budget>[];
  /** Returns the versions of an expense in the history, newest first. */
  readonly versionsOf: (expenseId: string) => readonly ExpenseSummary[];
  /** The balances and the count, as text. */
  readonly sums: () => string | undefined;
  /** Returns whether everything is from the server, and nothing is pending. */
  readonly isCurrent: () => boolean;
  readonly trouble: () => string;
  readonly follow: (listener: () => void) => void;
  readonly stop: () => void;
}

/** Opens the listeners of the app's group screens. */
export function openReading(database: Database, groupId: string): Reading {
  const group = database.liveDocument(groups, { id: groupId });
  const listed = database.liveQuery(expenses, { groupId }, newestFirst);
  const repeated = database.liveQuery(recurring, { groupId });
  const history = database.liveQuery(activity, { groupId }, lastChangesFirst);
  const totals = database.liveQuery(months, { groupId });
  const limits = database.liveQuery(budgets, { groupId });
  const all: readonly {
    readonly getState: () => LiveState<unknown>;
    readonly subscribe: (listener: () => void) => () => void;
  }[] = [group, listed, repeated, history, totals, limits];
  const stops = all.map(({ subscribe }) => subscribe(() => undefined));

  const shown = () => readyOf(group.getState());
  return {
    group: shown,
    expenses: () => readyOf(listed.getState()) ?? [],
    series: () => readyOf(repeated.getState()) ?? [],
    budgets: () => readyOf(limits.getState()) ?? [],
    versionsOf: (expenseId) =>
      (readyOf(history.getState()) ?? []).flatMap(({ data: { target, after } }) =>
        target.kind === 'expense' && target.id === expenseId && after !== null
          ? [summaryIn(after)]
          : [],
      ),
    sums() {
      const data = shown()?.data;
      return data && textOfSums({ balances: balancesIn(data), count: data.expenseCount });
    },
    isCurrent: () =>
      all.every((live) => {
        const state = live.getState();
        return state.status === 'ready' && !state.fromCache && !state.pending;
      }),
    trouble: () =>
      all
        .map((live) => {
          const state = live.getState();
          if (state.status === 'failed') return `failed: ${state.error.code}`;
          return state.status === 'ready'
            ? `ready${state.fromCache ? ', from cache' : ''}${state.pending ? ', pending' : ''}`
            : state.status;
        })
        .join('; '),
    follow(listener) {
      stops.push(group.subscribe(listener));
      listener();
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}

function readyOf<Data>(state: LiveState<Data>): Data | undefined {
  return state.status === 'ready' ? state.data : undefined;
}

function balancesIn({ balances }: Group): Balances {
  return balances;
}

function summaryIn(after: Readonly<Record<string, unknown>>): ExpenseSummary {
  const { receiptNames: _, ...summary } = after;
  return summary as ExpenseSummary;
}
