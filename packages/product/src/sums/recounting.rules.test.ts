import { collection, deleteDoc, doc, getDocs, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { addExpense } from '../expense/add-expense.ts';
import { editExpense } from '../expense/change-expense.ts';
import { importEntries } from '../import/import-entries.ts';
import { revertImport } from '../import/revert-import.ts';
import { mergePeople } from '../person/merge-people.ts';
import type { NewExpense } from '../expense/new-expense.ts';
import { recordPayment } from '../expense/record-payment.ts';
import { type Recount, recountGroup, repairGroup } from './repair-group.ts';
import { accepted, openClients } from '../../tests/rules/app-client.ts';
import { monthData, paidData } from '../../tests/rules/seeded-documents.ts';
import { startStage } from '../../tests/rules/stage.ts';

const stage = startStage();
const { signIn, read, readExpense } = openClients(stage);

const expense: NewExpense = {
  kind: 'expense',
  title: 'Dinner',
  amount: 900,
  currency: 'EUR',
  date: '2026-11-21',
  category: 'dining',
  payers: { 'p-ann': 900 },
  split: { mode: 'equal', inputs: ['p-ann', 'p-bob', 'p-editor'] },
  shares: { 'p-ann': 300, 'p-bob': 300, 'p-editor': 300 },
};

/** Every test begins with sums that fit the one seeded expense. */
async function fitSums(): Promise<void> {
  await stage.seed((database) => setDoc(doc(database, 'groups/g/months/2026-11-EUR'), monthData()));
  await stage.seed((database) =>
    setDoc(doc(database, 'groups/g/months/2026-11-EUR-paid'), paidData()),
  );
}

/** Result when the sums were correct. */
const DONE = { ok: true, value: undefined };
const NOTHING = { balances: {}, months: {}, count: 0 };

async function recount(uid: string): Promise<Recount> {
  const found = await recountGroup(signIn(uid), 'g');
  if (!found.ok) throw found.error;
  return found.value;
}

describe('a recount', () => {
  it('agrees after an edit that leaves the category as it was', async () => {
    await fitSums();
    const database = signIn('editor');
    const request = { groupId: 'g', uid: 'editor' };
    await accepted(addExpense(database, { ...request, expenseId: 'n', expense }));
    const edited = { ...expense, payers: { 'p-bob': 900 } };
    await accepted(
      editExpense(database, { ...request, expense: await readExpense(database, 'n') }, edited),
    );
    expect((await recount('owner')).missing).toEqual(NOTHING);
  });

  it('agrees with what the app has summed up', async () => {
    await fitSums();
    const database = signIn('editor');
    await accepted(addExpense(database, { groupId: 'g', uid: 'editor', expenseId: 'n', expense }));
    expect((await recount('owner')).missing).toEqual(NOTHING);
  });

  it('tells what is missing, and an editor sets it right', async () => {
    await fitSums();
    await stage.seed((database) =>
      updateDoc(doc(database, 'groups/g'), {
        'balances.EUR.p-ann': 501,
        'balances.USD': { 'p-bob': 7 },
        expenseCount: 3,
      }),
    );
    const found = await recount('owner');
    expect(found).toMatchObject({ isRight: false });
    expect(found.missing).toEqual({
      balances: { EUR: { 'p-ann': -1 }, USD: { 'p-bob': -7 } },
      months: {},
      count: -2,
    });
    // An expense added between recount and repair stays counted: the repair has to recount.
    const request = { groupId: 'g', uid: 'editor', expenseId: 'n', expense };
    await accepted(addExpense(signIn('editor'), request));
    expect(await repairGroup(signIn('owner'), found, 'owner')).toMatchObject({ ok: false });
    expect(await repairGroup(signIn('editor'), await recount('editor'), 'editor')).toEqual(DONE);
    expect((await recount('owner')).missing).toEqual(NOTHING);
    expect(await read('groups/g')).toMatchObject({
      balances: { EUR: { 'p-ann': 1100, 'p-bob': -800, 'p-editor': -300 } },
      expenseCount: 2,
    });
  });

  it('sets months right as well', async () => {
    await fitSums();
    await stage.seed((database) =>
      setDoc(doc(database, 'groups/g/months/2026-11-EUR'), {
        totals: { EUR: { byCategory: { dining: 1 }, byPerson: {}, byPayer: {} } },
      }),
    );
    expect(await repairGroup(signIn('owner'), await recount('owner'), 'owner')).toEqual(DONE);
    expect(await read('groups/g/months/2026-11-EUR')).toMatchObject({
      totals: { EUR: { byCategory: { dining: 1000 }, byPerson: { 'p-ann': 500 } } },
    });
    expect((await recount('owner')).missing).toEqual(NOTHING);
  });

  it('counts nothing of what it cannot read, and says so', async () => {
    await fitSums();
    await stage.seed((database) => setDoc(doc(database, 'groups/g/expenses/odd'), { odd: true }));
    expect(await recount('owner')).toMatchObject({ isRight: true, unreadable: 1 });
  });

  it('works whatever is stored of the sums', async () => {
    await fitSums();
    await stage.seed((database) =>
      updateDoc(doc(database, 'groups/g'), { balances: { EUR: 'text', ZZZ: 0.5, x: { y: 1 } } }),
    );
    const found = await recount('editor');
    expect(found.isRight).toBe(false);
    expect(await repairGroup(signIn('editor'), found, 'editor')).toEqual(DONE);
    expect((await read('groups/g'))?.['balances']).toEqual({
      EUR: { 'p-ann': 500, 'p-bob': -500 },
    });
  });

  it('sets right once what two devices find at once', async () => {
    await fitSums();
    await stage.seed((database) =>
      updateDoc(doc(database, 'groups/g'), { 'balances.EUR.p-ann': 501 }),
    );
    const [one, other] = [await recount('owner'), await recount('editor')];
    const done = await Promise.all([
      repairGroup(signIn('owner'), one, 'owner'),
      repairGroup(signIn('editor'), other, 'editor'),
    ]);
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await recount('owner')).toMatchObject({ isRight: true });
  });

  it('adds up what the first version of the app kept in one document, and replaces it', async () => {
    await fitSums();
    await stage.seed(async (database) => {
      await deleteDoc(doc(database, 'groups/g/months/2026-11-EUR'));
      await deleteDoc(doc(database, 'groups/g/months/2026-11-EUR-paid'));
      const [{ EUR: spent }, { EUR: paid }] = [monthData()['totals'], paidData()['totals']];
      const totals = { EUR: { ...spent, ...paid } };
      await setDoc(doc(database, 'groups/g/months/2026-11'), { totals });
    });
    await accepted(
      addExpense(signIn('editor'), { groupId: 'g', uid: 'editor', expenseId: 'n', expense }),
    );
    const found = await recount('owner');
    expect(found.missing).toEqual(NOTHING);
    await stage.seed((database) =>
      setDoc(doc(database, 'groups/g/months/2026-11'), { totals: { EUR: { byPayer: { x: 1 } } } }),
    );
    expect(await repairGroup(signIn('editor'), await recount('editor'), 'editor')).toEqual(DONE);
    expect(await read('groups/g/months/2026-11')).toBeUndefined();
    expect(await recount('owner')).toMatchObject({ isRight: true });
  });

  it('is not for viewers to repair', async () => {
    await fitSums();
    const refused = repairGroup(signIn('viewer'), await recount('viewer'), 'viewer');
    expect(await refused).toMatchObject({ ok: false });
  });
});

describe('merging two people', () => {
  const merge = (from: string, into: string, signal?: AbortSignal) =>
    mergePeople(signIn('editor'), {
      groupId: 'g',
      uid: 'editor',
      from,
      into,
      ...(signal === undefined ? {} : { signal }),
    });

  async function seedHistory(): Promise<void> {
    await fitSums();
    const database = signIn('editor');
    await accepted(addExpense(database, { groupId: 'g', uid: 'editor', expenseId: 'n', expense }));
    const people = { from: { id: 'p-bob', name: 'Bob' }, to: { id: 'p-ann', name: 'Ann' } };
    const payment = { ...people, minor: 100 };
    const request = { groupId: 'g', uid: 'editor', payment, currency: 'EUR', now: new Date(0) };
    await accepted(recordPayment(database, request));
  }

  it('moves every expense, drops payments between them, and keeps all sums right', async () => {
    await seedHistory();
    expect(await merge('p-bob', 'p-ann')).toMatchObject({ ok: true });
    expect(await read('groups/g/expenses/n')).toMatchObject({
      shares: { 'p-ann': 600, 'p-editor': 300 },
      split: { mode: 'weights', inputs: { 'p-ann': '2', 'p-editor': '1' } },
    });
    expect(await read('groups/g')).toMatchObject({
      balances: { EUR: { 'p-ann': 300, 'p-bob': 0, 'p-editor': -300 } },
      expenseCount: 2,
      people: { 'p-bob': { mergedInto: 'p-ann' } },
    });
    expect((await recount('owner')).missing).toEqual(NOTHING);
  });

  it('goes on after it was interrupted', async () => {
    await seedHistory();
    expect(await merge('p-bob', 'p-ann', AbortSignal.abort())).toMatchObject({ ok: false });
    expect(await read('groups/g')).toMatchObject({ people: { 'p-bob': { mergingInto: 'p-ann' } } });
    expect(await merge('p-bob', 'p-ann')).toMatchObject({ ok: true });
    expect(await merge('p-bob', 'p-ann')).toMatchObject({ ok: true });
    expect((await recount('owner')).missing).toEqual(NOTHING);
  });
});

describe('an import', () => {
  const entries = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...expense, id: `i${at}`, title: `Row ${at}` }));

  it('adds many expenses and keeps all sums right', async () => {
    await fitSums();
    const counts: number[] = [];
    const added = await importEntries(signIn('owner'), {
      groupId: 'g',
      uid: 'owner',
      owns: true,
      entries: entries(260),
      onProgress: (count) => counts.push(count),
    });
    expect(added).toEqual({ ok: true, value: 260 });
    expect(counts).toEqual([250, 260]);
    expect((await recount('owner')).missing).toEqual(NOTHING);
    expect(await read('groups/g')).toMatchObject({ expenseCount: 261 });
  });

  it('of an editor counts each expense by itself', async () => {
    await fitSums();
    const request = { groupId: 'g', uid: 'editor', entries: entries(30) };
    expect(await importEntries(signIn('editor'), request)).toEqual({ ok: true, value: 30 });
    expect((await recount('owner')).missing).toEqual(NOTHING);
    const together = importEntries(signIn('editor'), {
      ...request,
      owns: true,
      entries: entries(40).slice(30),
    });
    expect(await together).toMatchObject({ ok: false });
    expect((await recount('owner')).missing).toEqual(NOTHING);
  });

  it('stops between commits when it is told to, and goes on with the rest', async () => {
    await fitSums();
    const stopping = new AbortController();
    const request = { groupId: 'g', uid: 'owner', owns: true };
    const stopped = await importEntries(signIn('owner'), {
      ...request,
      entries: entries(260),
      signal: stopping.signal,
      onProgress: () => stopping.abort(),
    });
    expect(stopped).toMatchObject({ ok: false, error: { code: 'network/aborted' } });
    const rest = entries(260).slice(250);
    expect(await importEntries(signIn('owner'), { ...request, entries: rest })).toEqual({
      ok: true,
      value: 10,
    });
    expect((await recount('owner')).missing).toEqual(NOTHING);
  });

  it('is taken back whole, without what was there before, and can be brought in again', async () => {
    await fitSums();
    const request = { groupId: 'g', uid: 'editor' };
    await importEntries(signIn('editor'), { ...request, entries: entries(3) });
    const ids = new Set(['i0', 'i1', 'i2']);
    const gone = await revertImport(signIn('editor'), { ...request, ids });
    expect(gone).toEqual({ ok: true, value: 3 });
    expect((await recount('owner')).missing).toEqual(NOTHING);
    expect(await read('groups/g')).toMatchObject({ expenseCount: 1 });
    expect(await read('groups/g/expenses/i1')).toMatchObject({ reverted: true });

    const revs = await Promise.all(
      [0, 1, 2].map(async (at) => String((await read(`groups/g/expenses/i${at}`))?.['rev'])),
    );
    const again = entries(3).map((entry, at) => ({ ...entry, revertedAt: revs[at] ?? '' }));
    await importEntries(signIn('editor'), { ...request, entries: again });
    expect((await recount('owner')).missing).toEqual(NOTHING);
    expect(await read('groups/g')).toMatchObject({ expenseCount: 4 });
    expect(await read('groups/g/expenses/i1')).not.toHaveProperty('deletedAt');
  });

  it('is refused to a viewer and leaves nothing', async () => {
    const refused = await importEntries(signIn('viewer'), {
      groupId: 'g',
      uid: 'viewer',
      entries: entries(2),
    });
    expect(refused).toMatchObject({ ok: false });
    await stage.seed(async (database) => {
      expect((await getDocs(collection(database, 'groups/g/expenses'))).size).toBe(1);
    });
  });
});
