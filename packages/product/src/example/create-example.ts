import { generateId, serverTimestamp } from '@quits/firestore';
import type { Database } from '../database.ts';
import { type BuiltInCategory, split } from '@quits/ledger';
import { groups } from '../group/collections.ts';
import { months } from '../month/collections.ts';
import { localDate } from '../values/local-date.ts';
import { createExpense } from '../expense/add-expense.ts';
import { noteGroupChange } from '../group/change-group.ts';
import { newGroupDocument } from '../group/create-group.ts';
import { monthId, SEVERAL, deltaOf } from '../expense/apply-balance-delta.ts';
import type { NewExpense } from '../expense/new-expense.ts';

/** Texts of the example, in the user's language. */
export interface ExampleTexts {
  readonly groupName: string;
  /** The account's name; `''` if it has none, and the example then sets one. */
  readonly ownName: string;
  readonly titles: Record<(typeof EXPENSES)[number]['title'], string>;
}

const OTHERS = ['Ben', 'Cleo', 'Dana'] as const;

/** Name of a user without one: the app calls the user “you”, but shows the name to people who join the example. */
const NAMELESS = 'Alex';

interface ExampleExpense {
  readonly title: string;
  readonly category: BuiltInCategory;
  /** Index of the payer; 0 is the current user. */
  readonly payer: number;
  /** Minor units. */
  readonly amount: number;
  readonly daysAgo: number;
  /** Number of people who share it, starting with the first. */
  readonly between: number;
}

const EXPENSES = [
  { title: 'flat', category: 'lodging', payer: 0, amount: 48_000, daysAgo: 6, between: 4 },
  { title: 'train', category: 'transport', payer: 1, amount: 13_960, daysAgo: 6, between: 4 },
  { title: 'groceries', category: 'groceries', payer: 2, amount: 6_237, daysAgo: 5, between: 4 },
  { title: 'dinner', category: 'dining', payer: 3, amount: 11_450, daysAgo: 5, between: 4 },
  { title: 'tram', category: 'transport', payer: 0, amount: 2_580, daysAgo: 4, between: 3 },
  { title: 'museum', category: 'entertainment', payer: 1, amount: 4_800, daysAgo: 3, between: 3 },
  { title: 'pastries', category: 'dining', payer: 2, amount: 1_924, daysAgo: 2, between: 4 },
  { title: 'boat', category: 'entertainment', payer: 3, amount: 10_001, daysAgo: 1, between: 4 },
] as const satisfies readonly ExampleExpense[];

/** Creates an example group with a few days of expenses. */
export function createExample(
  database: Database,
  uid: string,
  texts: ExampleTexts,
  now: number,
): { readonly groupId: string } {
  const groupId = generateId();
  const rev = generateId();
  const people = [texts.ownName || NAMELESS, ...OTHERS].map((name) => ({ id: generateId(), name }));
  const made = EXPENSES.map((example) => ({
    expenseId: generateId(),
    example,
  })).map(({ expenseId, example }) => ({
    expenseId,
    expense: exampleExpense(example, { expenseId, people, texts, now }),
  }));
  const sums = deltaOf(made.map(({ expenseId, expense }) => ({ expenseId, after: expense })));
  // One commit, so that no client sees a part of it.
  database.write('create-example', (batch) => {
    batch.create(groups, {}, groupId, {
      ...newGroupDocument(uid, {
        name: texts.groupName,
        emoji: '⛵',
        currency: 'EUR',
        people: Object.fromEntries(
          people.map(({ id, name }, index) => [
            id,
            { name, defaultWeight: 1, ...(index === 0 ? { uid } : {}) },
          ]),
        ),
      }),
      balances: sums.balances,
      expenseCount: sums.count,
      last: { rev, of: SEVERAL, at: serverTimestamp() },
      isExample: true,
    });
    for (const { expenseId, expense } of made) {
      createExpense(batch, { groupId, uid, expenseId, rev, expense });
    }
    for (const [month, totals] of Object.entries(sums.months)) {
      for (const [currency, ofCurrency] of Object.entries(totals)) {
        const { byPayer, ...spent } = ofCurrency;
        const at = { month, currency };
        const kept = { totals: { [currency]: spent }, of: SEVERAL };
        const paid = { totals: { [currency]: { byPayer } }, of: SEVERAL };
        batch.create(months, { groupId }, monthId({ ...at, isPaid: false }), kept);
        batch.create(months, { groupId }, monthId({ ...at, isPaid: true }), paid);
      }
    }
    const note = { change: 'exampleAdded' } as const;
    noteGroupChange(batch, { groupId, uid, rev, note });
  });
  return { groupId };
}

interface ExampleContext {
  readonly expenseId: string;
  readonly people: readonly { readonly id: string }[];
  readonly texts: ExampleTexts;
  readonly now: number;
}

function exampleExpense(
  { title, category, payer, amount, daysAgo, between }: (typeof EXPENSES)[number],
  { expenseId, people, texts, now }: ExampleContext,
): NewExpense {
  const inputs = people.slice(0, between).map(({ id }) => id);
  const shares = split({ expenseId, amount, split: { mode: 'equal', inputs } });
  const payerId = people[payer]?.id;
  if (!shares.ok || payerId === undefined) throw new Error(`The example "${title}" is wrong.`);
  return {
    kind: 'expense',
    title: texts.titles[title],
    amount,
    currency: 'EUR',
    date: localDate(new Date(now - daysAgo * 86_400_000)),
    category,
    payers: { [payerId]: amount },
    split: { mode: 'equal', inputs },
    shares: shares.value,
  };
}
