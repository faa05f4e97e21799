import { describe, expect, it } from 'vitest';
import { addExpense } from '../../src/data/actions/add-expense.ts';
import { putCategory } from '../../src/data/actions/change-categories.ts';
import { deleteExpense, editExpense } from '../../src/data/actions/change-expense.ts';
import { changeGroup } from '../../src/data/actions/change-group.ts';
import { removeMember } from '../../src/data/actions/change-members.ts';
import { leaveGroup } from '../../src/data/actions/leave-group.ts';
import type { NewExpense } from '../../src/data/actions/new-expense.ts';
import { accepted, openClients } from './app-client.ts';
import { startStage } from './stage.ts';
import { doc, updateDoc } from 'firebase/firestore';

const stage = startStage();
const { signIn, readGroup, readExpense } = openClients(stage);
const ids = Array.from({ length: 12 }, (_, at) => `q${at}`);

function expense(change: Partial<NewExpense> = {}, payers = ids, shares = ids): NewExpense {
  const amount = 1200;
  const each = (list: readonly string[]) =>
    Object.fromEntries(
      list.map((id, at) => [id, at === 0 ? amount - 100 * (list.length - 1) : 100]),
    );
  return {
    kind: 'expense',
    title: 'Dinner',
    amount,
    currency: 'EUR',
    date: '2026-11-21',
    category: 'dining',
    payers: each(payers),
    split: { mode: 'exact', inputs: each(shares) },
    shares: each(shares),
    ...change,
  };
}

const converted = {
  currency: 'USD',
  groupAmount: 1100,
  groupCurrency: 'EUR',
  rate: '0.9',
  rateSource: 'rate',
  rateDate: '2026-11-20',
} as const;

async function costs(): Promise<void> {
  const { host, port } = stage.address();
  const answer = await fetch(`http://${host}:${port}/emulator/v1/projects/demo-quits:ruleCosts`);
  const { requests } = await answer.json();
  const last = requests.at(-1)?.time;
  for (const one of requests.filter(({ time }: any) => time === last))
    console.log(one.method, one.name.split('/documents/')[1], one.allowed, one.cost);
}

it('costs', async () => {
  await stage.seed((database) =>
    updateDoc(
      doc(database, 'groups/g'),
      Object.fromEntries(ids.map((id) => [`people.${id}`, { name: id, defaultWeight: 1 }])),
    ),
  );
  const database = signIn('editor');
  const own = { groupId: 'g', uid: 'editor' };
  const say = async (what: string, write: { settled: Promise<any> }) => {
    const done = await write.settled;
    console.log('──', what, done.ok, done.error?.message?.slice(0, 200));
    await costs();
  };
  await say(
    'plain add',
    addExpense(database, { ...own, expenseId: 'a', expense: expense({}, ['q0'], ['q0', 'q1']) }),
  );
  await say('add 12', addExpense(database, { ...own, expenseId: 'b', expense: expense() }));
  await say(
    'add 12 converted',
    addExpense(database, { ...own, expenseId: 'c', expense: expense(converted) }),
  );
  await say(
    'add 12 income converted',
    addExpense(database, {
      ...own,
      expenseId: 'd',
      expense: expense({ ...converted, kind: 'income' }),
    }),
  );
  await say(
    'edit 12',
    editExpense(
      database,
      { ...own, expense: await readExpense(database, 'b') },
      expense({ amount: 1200, title: 'x' }, ids, ids.toReversed()),
    ),
  );
  await say(
    'edit 12 converted other month',
    editExpense(
      database,
      { ...own, expense: await readExpense(database, 'c') },
      expense(
        { ...converted, groupAmount: 1300, date: '2026-10-01', category: 'rent' },
        ids,
        ids.toReversed(),
      ),
    ),
  );
  await say(
    'edit 12 to USD',
    editExpense(
      database,
      { ...own, expense: await readExpense(database, 'b') },
      expense({ currency: 'USD', category: 'rent' }, ids, ids),
    ),
  );
  await say(
    'edit 12 category',
    editExpense(
      database,
      { ...own, expense: await readExpense(database, 'd') },
      expense(
        { ...converted, kind: 'income', groupAmount: 900, category: 'rent' },
        ids,
        ids.toReversed(),
      ),
    ),
  );
  await say(
    'delete',
    deleteExpense(database, { ...own, expense: await readExpense(database, 'd') }),
  );
  await say(
    'four people',
    changeGroup(
      database,
      { group: await readGroup(database), uid: 'editor' },
      {
        label: 'x',
        fields: Object.fromEntries(
          ids.slice(0, 4).map((id) => [
            `people.${id}`,
            {
              name: 'A',
              defaultWeight: 2,
              household: 'h',
              leftAt: new Date(),
              mergingInto: 'q1',
              mergedInto: 'q2',
            },
          ]),
        ),
        note: { change: 'settings' },
      },
    ),
  );
  await say(
    'category',
    putCategory(database, {
      group: await readGroup(database),
      uid: 'editor',
      id: 'own',
      category: { name: 'Wood', emoji: '🪵' },
    }),
  );
  await say(
    'four people and a category',
    changeGroup(
      database,
      { group: await readGroup(database), uid: 'editor' },
      {
        label: 'x',
        fields: {
          'categories.own.name': 'Z',
          name: 'New',
          ...Object.fromEntries(
            ids.slice(0, 4).map((id) => [
              `people.${id}`,
              {
                name: 'B',
                defaultWeight: 2,
                household: 'h',
                leftAt: new Date(),
                mergingInto: 'q1',
                mergedInto: 'q2',
              },
            ]),
          ),
        },
        note: { change: 'settings' },
      },
    ),
  );
  const owner = signIn('owner');
  const removed = removeMember(owner, {
    group: await readGroup(owner),
    uid: 'owner',
    member: 'guest',
  });
  if (removed.ok) await say('remove', removed.value);
  const left = leaveGroup(database, { group: await readGroup(database), uid: 'editor' });
  if (left.ok) await say('leave', left.value);
});
