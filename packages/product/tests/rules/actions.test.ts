import { waitForPendingWrites } from '@quits/firestore';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { addExpense } from '../../src/expense/add-expense.ts';
import { addPerson } from '../../src/person/add-person.ts';
import { deleteExpense, editExpense, restoreExpense } from '../../src/expense/change-expense.ts';
import { createExample } from '../../src/example/create-example.ts';
import { EXAMPLE_BALANCES } from '../../src/example/example-balances.ts';
import { createGroup } from '../../src/group/create-group.ts';
import { joinGroup } from '../../src/joining/join-group.ts';
import type { NewExpense } from '../../src/expense/new-expense.ts';
import { recordPayment } from '../../src/expense/record-payment.ts';
import { standingLink } from '../../src/joining/standing-link.ts';
import { accepted, openClients } from './app-client.ts';
import { startStage } from './stage.ts';

const EXPENSES = 8;
const sumsOfExample = v.object({
  balances: v.object({ EUR: v.record(v.string(), v.number()) }),
  people: v.record(v.string(), v.object({ name: v.string() })),
});

const stage = startStage();
const { signIn, read, readGroup, readSeededExpense } = openClients(stage);

describe('the rules accept what the app writes', () => {
  const expense: NewExpense = {
    kind: 'expense',
    title: ' Dinner ',
    amount: 1001,
    currency: 'EUR',
    date: '2026-11-21',
    category: 'dining',
    payers: { 'p-ann': 1001 },
    split: { mode: 'equal', inputs: ['p-ann', 'p-bob'] },
    shares: { 'p-ann': 501, 'p-bob': 500 },
  };

  it('a new group', async () => {
    const input = { name: 'Trip', emoji: '⛵', currency: 'EUR', ownName: 'Sam', others: ['Ann'] };
    const { groupId, write } = createGroup(signIn('stranger'), 'stranger', input);
    await accepted(write);
    expect(await read(`groups/${groupId}`)).toMatchObject({ name: 'Trip', expenseCount: 0 });
  });

  it('the example with its expenses', async () => {
    const database = signIn('stranger');
    const titles = {
      flat: 'F',
      train: 'T',
      groceries: 'G',
      dinner: 'D',
      tram: 'T',
      museum: 'M',
      pastries: 'P',
      boat: 'B',
    };
    const texts = { groupName: 'Example', ownName: 'Sam', titles };
    const { groupId } = createExample(database, 'stranger', texts, Date.now());
    // One commit: a page that closes meanwhile leaves all of it or nothing.
    expect(database.syncStatus.getState().pending).toBe(1);
    expect(await waitForPendingWrites(database)).toBe(true);
    expect(database.syncStatus.getState().rejected).toEqual([]);
    expect(await read(`groups/${groupId}`)).toMatchObject({ expenseCount: EXPENSES });
    // The picture of it on the start page shows the same balances, but for the leftover cents.
    const { balances, people } = v.parse(sumsOfExample, await read(`groups/${groupId}`));
    for (const { name = 'Sam', minor } of EXAMPLE_BALANCES) {
      const id = Object.keys(people).find((one) => people[one]?.name === name) ?? '';
      expect(Math.abs((balances.EUR[id] ?? 0) - minor)).toBeLessThan(EXPENSES);
    }
    expect(EXAMPLE_BALANCES.reduce((sum, { minor }) => sum + minor, 0)).toBe(0);
  });

  it('an expense', async () => {
    const request = { groupId: 'g', uid: 'editor', expenseId: 'new', expense };
    await accepted(addExpense(signIn('editor'), request));
    expect(await read('groups/g')).toMatchObject({
      balances: { EUR: { 'p-ann': 1000, 'p-bob': -1000 } },
      last: { of: 'new' },
    });
  });

  it('a payment', async () => {
    const payment = {
      from: { id: 'p-bob', name: 'Bob' },
      to: { id: 'p-ann', name: 'Ann' },
      minor: 500,
    };
    const request = { groupId: 'g', uid: 'editor', payment, currency: 'EUR', now: new Date() };
    await accepted(recordPayment(signIn('editor'), request));
    expect(await read('groups/g')).toMatchObject({ balances: { EUR: { 'p-ann': 0, 'p-bob': 0 } } });
  });

  it('an edit, a deletion and its undoing', async () => {
    const database = signIn('editor');
    const own = { groupId: 'g', uid: 'editor' };
    const after = { ...expense, title: 'Supper', payers: { 'p-bob': 1001 } };
    const seeded = await readSeededExpense(database);
    const edited = editExpense(database, { ...own, expense: seeded }, after);
    await accepted(edited);
    const deleted = deleteExpense(database, { ...own, expense: edited.result });
    await accepted(deleted);
    expect(await read('groups/g')).toMatchObject({ expenseCount: 0 });
    await accepted(restoreExpense(database, { ...own, expense: deleted.result }));
    expect(await read('groups/g')).toMatchObject({ expenseCount: 1 });
    expect(await read('groups/g/expenses/e')).toMatchObject({ title: 'Supper' });
  });

  it('a person', async () => {
    const database = signIn('editor');
    const group = await readGroup(database);
    await accepted(addPerson(database, { group, uid: 'editor', name: 'Cleo' }));
  });

  it('a link and who joins by it', async () => {
    const database = signIn('editor');
    const link = await standingLink(database, {
      groupId: 'g',
      uid: 'editor',
      role: 'viewer',
      now: Date.now(),
    });
    if (!link.ok) throw link.error;
    const { inviteId, secret } = link.value;
    const request = { groupId: 'g', inviteId, uid: 'stranger', role: 'viewer' } as const;
    const as = { kind: 'existing', personId: 'p-ann' } as const;
    const wrong = joinGroup(signIn('stranger'), { ...request, secret: 'guess', as });
    expect(await wrong.settled).toMatchObject({ ok: false });
    await accepted(joinGroup(signIn('stranger'), { ...request, secret, as }));
    await accepted(
      joinGroup(signIn('other'), {
        ...request,
        uid: 'other',
        secret,
        as: { kind: 'new', name: 'Odo' },
      }),
    );
    expect(await read('groups/g')).toMatchObject({
      roles: { stranger: 'viewer', other: 'viewer' },
    });
  });
});

it('refuses the same of a viewer', async () => {
  const database = signIn('viewer');
  const person = { group: await readGroup(database), uid: 'viewer', name: 'Cleo' };
  expect(await addPerson(database, person).settled).toMatchObject({ ok: false });
});
