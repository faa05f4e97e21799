import { type Database, newId } from '@quits/firestore';
import { type BuiltInCategory, split } from '@quits/ledger';
import { groups } from '../collections.ts';
import { localDate } from '../local-date.ts';
import { addExpense } from './add-expense.ts';
import { newGroupDocument } from './create-group.ts';

/** The words of the example, in the person's language. */
export interface ExampleTexts {
  readonly groupName: string;
  readonly ownName: string;
  readonly titles: Record<(typeof EXPENSES)[number]['title'], string>;
}

const OTHERS = ['Ben', 'Cleo', 'Dana'] as const;

interface ExampleExpense {
  readonly title: string;
  readonly category: BuiltInCategory;
  /** Place among the people; 0 is oneself. */
  readonly payer: number;
  /** Minor units. */
  readonly amount: number;
  readonly daysAgo: number;
  /** How many of the people share it, from the first on. */
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

/** Makes a group with a few days of expenses to look around in; it is a group like any other. */
export function createExample(
  database: Database,
  uid: string,
  texts: ExampleTexts,
  now: number,
): { readonly groupId: string } {
  const groupId = newId();
  const people = [texts.ownName, ...OTHERS].map((name) => ({ id: newId(), name }));
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
      isExample: true,
    });
  });
  for (const { title, category, payer, amount, daysAgo, between } of EXPENSES) {
    const expenseId = newId();
    const inputs = people.slice(0, between).map(({ id }) => id);
    const shares = split({ expenseId, amount, split: { mode: 'equal', inputs } });
    const payerId = people[payer]?.id;
    if (!shares.ok || payerId === undefined) throw new Error(`The example "${title}" is wrong.`);
    addExpense(database, {
      groupId,
      uid,
      expenseId,
      expense: {
        kind: 'expense',
        title: texts.titles[title],
        amount,
        currency: 'EUR',
        date: localDate(new Date(now - daysAgo * 86_400_000)),
        category,
        payers: { [payerId]: amount },
        split: { mode: 'equal', inputs },
        shares: shares.value,
      },
    });
  }
  return { groupId };
}
