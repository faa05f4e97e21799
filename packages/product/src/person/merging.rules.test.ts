import { firstResult, type Database } from '@quits/firestore';
import type { CountMerged, Split } from '@quits/ledger';
import { split as divide } from '@quits/ledger';
import { doc, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { addExpense } from '../expense/add-expense.ts';
import { deleteExpense, editExpense } from '../expense/change-expense.ts';
import { changePerson } from './change-person.ts';
import { changeSeries, startSeries } from '../series/change-series.ts';
import { mergePeople } from './merge-people.ts';
import { type NewExpense, toDraft } from '../expense/new-expense.ts';
import { planMerge } from './plan-merge.ts';
import { recordPayment } from '../expense/record-payment.ts';
import { recountGroup } from '../sums/repair-group.ts';
import { undoMerge } from './undo-merge.ts';
import { recurring } from '../series/collections.ts';
import { balancesOfPerson } from './people.ts';
import { accepted, openClients } from '../../tests/rules/app-client.ts';
import { startStage } from '../../tests/rules/stage.ts';

const stage = startStage();
const { signIn, read, readGroup, readExpense } = openClients(stage);
const DONE = { ok: true, value: undefined };

/** An expense of 10.00 that Ann paid. */
function dinner(id: string, how: Split): NewExpense {
  const shares = divide({ expenseId: id, amount: 1000, split: how });
  if (!shares.ok) throw new Error(shares.error.code);
  return {
    kind: 'expense',
    title: 'Dinner',
    amount: 1000,
    currency: 'EUR',
    date: '2026-11-21',
    category: 'dining',
    payers: { 'p-ann': 1000 },
    split: how,
    shares: shares.value,
  };
}

const SPLITS: Readonly<Record<string, Split>> = {
  equal: { mode: 'equal', inputs: ['p-ann', 'p-bob', 'p-editor'] },
  weights: { mode: 'weights', inputs: { 'p-bob': '2', 'p-ann': '1', 'p-editor': '1' } },
  percent: { mode: 'percent', inputs: { 'p-bob': '33.3', 'p-ann': '33.3', 'p-editor': '33.4' } },
  exact: { mode: 'exact', inputs: { 'p-bob': 1, 'p-ann': 333, 'p-editor': 666 } },
  adjustment: { mode: 'adjustment', inputs: { 'p-bob': 100, 'p-ann': -50, 'p-editor': 0 } },
  items: {
    mode: 'items',
    inputs: {
      lines: [
        { amount: 800, people: ['p-ann', 'p-bob', 'p-editor'] },
        { amount: 100, people: ['p-bob'] },
      ],
      tip: 100,
    },
  },
};

async function addAll(): Promise<void> {
  const database = signIn('editor');
  for (const [expenseId, how] of Object.entries(SPLITS)) {
    const expense = dinner(expenseId, how);
    await accepted(addExpense(database, { groupId: 'g', uid: 'editor', expenseId, expense }));
  }
  const people = { from: { id: 'p-bob', name: 'Bob' }, to: { id: 'p-ann', name: 'Ann' } };
  const payment = { ...people, minor: 100 };
  const request = { groupId: 'g', uid: 'editor', payment, currency: 'EUR', now: new Date(0) };
  await accepted(recordPayment(database, request));
  await accepted(
    deleteExpense(database, {
      groupId: 'g',
      uid: 'editor',
      expense: await readExpense(database, 'exact'),
    }),
  );
}

const merge = (uid: string, from: string, into: string, count?: CountMerged) =>
  mergePeople(signIn(uid), {
    groupId: 'g',
    uid,
    from,
    into,
    ...(count === undefined ? {} : { count }),
  });

const undo = (uid: string, gone: string) => undoMerge(signIn(uid), { groupId: 'g', uid, gone });

/** Returns a group and its expenses without revisions, times and zero sums. */
async function snapshot() {
  const { data } = await readGroup(signIn('owner'));
  const ids = ['e', ...Object.keys(SPLITS)];
  const shown = await Promise.all(
    ids.map(async (id) => {
      const stored = await read(`groups/g/expenses/${id}`);
      const { payers, shares, split, counted, deletedAt } = stored ?? {};
      return { id, payers, shares, split, counted, isDeleted: deletedAt !== undefined };
    }),
  );
  const people = Object.entries(data.people).map(([id, { leftAt, ...person }]) => ({
    id,
    ...person,
    hasLeft: leftAt !== undefined,
    sums: balancesOfPerson(data, id),
  }));
  return { people, expenseCount: data.expenseCount, shown };
}

describe('merging two people', () => {
  beforeEach(addAll);

  it.each([
    ['editor', 'once'],
    ['owner', 'twice'],
  ] as const)('by an %s, counted %s, is as planned and can be undone', async (uid, count) => {
    const before = await snapshot();
    const database = signIn(uid);
    const group = await readGroup(database);
    const plan = await planMerge(database, { group, from: 'p-bob', into: 'p-ann' });
    if (!plan.ok) throw plan.error;
    // Deleted ones and payments aside.
    expect(plan.value.namingBoth).toBe(6);

    expect(await merge(uid, 'p-bob', 'p-ann', count)).toEqual(DONE);
    const [sum] = plan.value.after[count];
    expect(await read('groups/g')).toMatchObject({
      balances: { EUR: { 'p-ann': sum?.minor ?? 0, 'p-bob': 0 } },
      people: { 'p-bob': { mergedInto: 'p-ann' } },
    });
    const equal = await read('groups/g/expenses/equal');
    expect(equal?.['split']).toEqual(
      count === 'once'
        ? { mode: 'equal', inputs: ['p-ann', 'p-editor'] }
        : { mode: 'weights', inputs: { 'p-ann': '2', 'p-editor': '1' } },
    );
    await expectRight();

    expect(await undo(uid, 'p-bob')).toEqual(DONE);
    expect(await snapshot()).toEqual(before);
    await expectRight();
  });
});

async function expectRight(): Promise<void> {
  const found = await recountGroup(signIn('owner'), 'g');
  expect(found).toMatchObject({ ok: true, value: { isRight: true } });
}

describe('undoing a merge', () => {
  const edited = async (database: Database, id: string) => {
    const expense = await readExpense(database, id);
    const request = { groupId: 'g', uid: 'editor', expense };
    return editExpense(database, request, { ...toDraft(expense.data), title: 'Supper' });
  };

  beforeEach(async () => {
    await addAll();
    await merge('editor', 'p-bob', 'p-ann', 'once');
  });

  it('leaves what was added since', async () => {
    const database = signIn('editor');
    const expense = dinner('new', { mode: 'equal', inputs: ['p-ann', 'p-editor'] });
    await accepted(
      addExpense(database, { groupId: 'g', uid: 'editor', expenseId: 'new', expense }),
    );
    expect(await undo('editor', 'p-bob')).toEqual(DONE);
    expect(await read('groups/g/expenses/new')).toMatchObject({ shares: { 'p-ann': 500 } });
    await expectRight();
  });

  it.each(['equal', 'exact'])('is refused when someone edited an expense (%s)', async (id) => {
    await accepted(await edited(signIn('editor'), id));
    const before = await snapshot();
    expect(await undo('editor', 'p-bob')).toMatchObject({
      ok: false,
      error: { code: 'group/merge-touched' },
    });
    expect(await snapshot()).toEqual(before);
  });

  it('is refused when someone changed the person', async () => {
    const database = signIn('editor');
    const group = await readGroup(database);
    const details = { name: 'Bobby', defaultWeight: 1, household: undefined };
    await accepted(changePerson(database, { group, uid: 'editor', personId: 'p-bob' }, details));
    expect(await undo('editor', 'p-bob')).toMatchObject({
      error: { code: 'group/merge-touched' },
    });
  });

  it('is refused when what is kept of an expense does not add up', async () => {
    await stage.seed((db) =>
      updateDoc(doc(db, 'groups/g/expenses/equal'), {
        'mergedFrom.p-bob.payers': { 'p-ann': 999 },
      }),
    );
    expect(await undo('owner', 'p-bob')).toMatchObject({ error: { code: 'group/merge-touched' } });
  });

  it('is refused to viewers, and for people who were never merged', async () => {
    expect(await undo('viewer', 'p-bob')).toMatchObject({ ok: false });
    expect(await undo('editor', 'p-ann')).toMatchObject({ error: { code: 'write/gone' } });
  });

  it('is an unfinished merge while it is interrupted, which goes on either way', async () => {
    const before = await snapshot();
    const stop = () =>
      undoMerge(signIn('editor'), {
        groupId: 'g',
        uid: 'editor',
        gone: 'p-bob',
        signal: AbortSignal.abort(),
      });
    expect(await stop()).toMatchObject({ error: { code: 'network/aborted' } });
    expect(await read('groups/g')).toMatchObject({
      people: { 'p-bob': { mergingInto: 'p-ann' } },
    });
    expect(await merge('editor', 'p-bob', 'p-ann')).toEqual(DONE);
    expect(await snapshot()).toEqual(before);
    expect(await stop()).toMatchObject({ error: { code: 'network/aborted' } });
    expect(await undo('owner', 'p-bob')).toEqual(DONE);
    expect(await read('groups/g/expenses/equal')).toMatchObject({ split: SPLITS['equal'] });
    await expectRight();
  });

  it('works for a merge that was interrupted', async () => {
    const before = await snapshot();
    const stopped = mergePeople(signIn('editor'), {
      groupId: 'g',
      uid: 'editor',
      from: 'p-editor',
      into: 'p-ann',
      signal: AbortSignal.abort(),
    });
    expect(await stopped).toMatchObject({ error: { code: 'network/aborted' } });
    expect(await read('groups/g')).toMatchObject({
      people: { 'p-ann': { mergingInto: 'p-editor', name: 'editor' } },
    });
    expect(await undo('editor', 'p-ann')).toEqual(DONE);
    expect(await snapshot()).toEqual(before);
  });
});

describe('a member', () => {
  it('stays, under the name that was chosen, whoever merges', async () => {
    const before = await snapshot();
    expect(await merge('editor', 'p-viewer', 'p-ann')).toEqual(DONE);
    expect(await read('groups/g')).toMatchObject({
      seats: { 'p-viewer': 'viewer' },
      people: { 'p-viewer': { name: 'Ann' }, 'p-ann': { name: 'viewer', mergedInto: 'p-viewer' } },
      balances: { EUR: { 'p-viewer': 500, 'p-ann': 0 } },
    });
    expect(await undo('editor', 'p-ann')).toEqual(DONE);
    expect(await snapshot()).toEqual(before);
  });

  it('is not given an old name back once the new one was changed', async () => {
    expect(await merge('editor', 'p-viewer', 'p-ann')).toEqual(DONE);
    const database = signIn('editor');
    const group = await readGroup(database);
    const details = { name: 'Annie', defaultWeight: 1, household: undefined };
    await accepted(changePerson(database, { group, uid: 'editor', personId: 'p-viewer' }, details));
    expect(await undo('editor', 'p-ann')).toMatchObject({
      error: { code: 'group/merge-touched' },
    });
  });

  it('is never merged with another', async () => {
    expect(await merge('owner', 'p-guest', 'p-editor')).toMatchObject({
      ok: false,
      error: { code: 'invite/person-taken' },
    });
  });
});

describe('what comes again', () => {
  const series = async (id: string) => {
    const state = await firstResult(signIn('editor').liveDocument(recurring, { groupId: 'g', id }));
    if (state.status !== 'ready' || state.data === undefined) throw new Error('no series');
    return state.data;
  };
  const start = async (seriesId: string, expense: NewExpense) => {
    const own = { groupId: 'g', uid: 'editor', expenseId: `${seriesId}-1`, seriesId };
    await accepted(startSeries(signIn('editor'), { ...own, frequency: 'monthly', expense }));
  };

  beforeEach(async () => {
    await start('rent', dinner('rent', SPLITS['equal'] ?? { mode: 'equal', inputs: [] }));
    await start('debt', {
      ...dinner('debt', { mode: 'exact', inputs: { 'p-bob': 1000 } }),
      kind: 'payment',
      category: 'payment',
    });
  });

  it('follows the merge and its undoing; a payment to oneself rests', async () => {
    const [rent, debt] = [await series('rent'), await series('debt')];
    expect(await merge('editor', 'p-bob', 'p-ann', 'once')).toEqual(DONE);
    expect((await series('rent')).data.template).toMatchObject({
      split: { mode: 'equal', inputs: ['p-ann', 'p-editor'] },
      shares: { 'p-ann': 500, 'p-editor': 500 },
    });
    expect((await series('debt')).data.pausedAt).toBeInstanceOf(Date);
    expect(await undo('editor', 'p-bob')).toEqual(DONE);
    expect((await series('rent')).data.template).toEqual(rent.data.template);
    expect((await series('debt')).data.pausedAt).toBeUndefined();
    expect((await series('debt')).data.template).toEqual(debt.data.template);
  });

  it('may rest meanwhile, but not change what the merge changed', async () => {
    expect(await merge('editor', 'p-bob', 'p-ann', 'once')).toEqual(DONE);
    const database = signIn('editor');
    const request = { groupId: 'g', uid: 'editor', series: await series('rent') };
    await accepted(changeSeries(database, request, { rests: true }));
    await stage.seed((db) =>
      updateDoc(doc(db, 'groups/g/recurring/rent'), { 'template.payers': { 'p-editor': 1000 } }),
    );
    expect(await undo('editor', 'p-bob')).toMatchObject({
      error: { code: 'group/merge-touched' },
    });
    await stage.seed((db) =>
      updateDoc(doc(db, 'groups/g/recurring/rent'), { 'template.payers': { 'p-ann': 1000 } }),
    );
    expect(await undo('editor', 'p-bob')).toEqual(DONE);
  });
});
