import {
  arrayUnion,
  type Database,
  increment,
  type JournalEntry,
  type RejectedWrite,
  serverTimestamp,
} from '@quits/firestore';
import { type DocumentData, doc, setDoc } from 'firebase/firestore/lite';
import { beforeEach, expect, it } from 'vitest';
import { convertAll } from './convert-write.ts';
import { isOfVersionOne } from './refused-chain.ts';
import { describeWrite } from './describe-write.ts';
import { openClients } from '../../tests/rules/app-client.ts';
import { seededExpense } from '../../tests/rules/seeded-documents.ts';
import { SECRET } from '../../tests/rules/seeded-documents.ts';
import { startStage } from '../../tests/rules/stage.ts';
import { expectStillReadable } from '../../tests/rules/still-readable.ts';

const stage = startStage();
const clients = openClients(stage);

const { rev: _, counted: __, ...OLD } = seededExpense();
const DECIDED = {
  kind: 'expense',
  title: 'Dinner',
  amount: 1000,
  currency: 'EUR',
  date: '2026-11-21',
  category: 'dining',
  payers: { 'p-ann': 1000 },
  split: { mode: 'equal', inputs: ['p-ann', 'p-bob'] },
  shares: { 'p-ann': 500, 'p-bob': 500 },
  notes: '',
  receipts: [],
};
const EDITED = {
  ...DECIDED,
  amount: 1200,
  payers: { 'p-ann': 1200 },
  shares: { 'p-ann': 600, 'p-bob': 600 },
};

beforeEach(() => storeOld(1));

/** Stores the seeded expense as the app's first version did, with this number of edits. */
function storeOld(version: number): Promise<void> {
  return stage.seed((db) => setDoc(doc(db, 'groups/g/expenses/e'), { ...OLD, version }));
}

/**
 * Creates a pending write of the first version, which incremented a counter and changed sums
 * itself.
 */
function waiting(label: string, change: DocumentData): JournalEntry {
  const moved = { 'balances.EUR.p-ann': increment(100), 'balances.EUR.p-bob': increment(-100) };
  const expense = {
    kind: 'update',
    path: 'groups/g/expenses/e',
    patch: { ...change, version: 2 },
  } as const;
  return {
    id: `old-${label}`,
    label,
    uid: 'editor',
    session: 'a page that is gone',
    at: 1,
    operations: [
      { ...expense, expects: { version: 1 } },
      { kind: 'update', path: 'groups/g', patch: { ...moved, version: increment(1) } },
      {
        kind: 'create',
        path: 'groups/g/activity/old-entry',
        data: { by: 'editor', what: 'edited' },
      },
    ],
    draft: { base: DECIDED, edited: EDITED },
  };
}

/** Opens the app on the device, and returns the rejected write. */
async function open(
  entry: JournalEntry,
  uid = 'editor',
): Promise<readonly [Database, RejectedWrite]> {
  const database = await clients.signInWith(uid, [entry]);
  const refused = () => database.syncStatus.getState().rejected;
  await expect.poll(refused).toHaveLength(1);
  const [write] = refused();
  if (write === undefined) throw new Error('Nothing was refused.');
  expect(isOfVersionOne(write)).toBe(true);
  return [database, write];
}

it('an edit that the first version left unsent is made again in today’s form', async () => {
  const [database, write] = await open(waiting('edit-expense', { title: 'Dinner', amount: 1200 }));
  await convertAll(database, write, 'editor');
  expect(database.syncStatus.getState()).toMatchObject({ pending: 0, rejected: [] });
  expect(await clients.read('groups/g/expenses/e')).toMatchObject({ amount: 1200, base: 'v1' });
  expect(await clients.read('groups/g')).toMatchObject({
    balances: { EUR: { 'p-ann': 600, 'p-bob': -600 } },
  });
  const found = await expectStillReadable(clients, clients.signIn('owner'), 'owner');
  expect(found).toMatchObject({ wasRight: true, unreadable: 0 });
});

it('so is a deletion', async () => {
  const [database, write] = await open(waiting('delete-expense', { deletedAt: null }));
  await convertAll(database, write, 'editor');
  expect(database.syncStatus.getState()).toMatchObject({ pending: 0, rejected: [] });
  expect(await clients.read('groups/g')).toMatchObject({ expenseCount: 0 });
  const found = await expectStillReadable(clients, clients.signIn('owner'), 'owner');
  expect(found).toMatchObject({ wasRight: true, unreadable: 0 });
});

it('what somebody else came before is kept as a draft, next to what is there now', async () => {
  await storeOld(2);
  const [database, write] = await open(waiting('edit-expense', { title: 'Dinner', amount: 1200 }));
  await convertAll(database, write, 'editor');
  expect(database.syncStatus.getState().rejected).toHaveLength(1);
  expect(write.draft).toMatchObject({ edited: { amount: 1200 } });
  expect(write.conflicts).toMatchObject([{ path: 'groups/g/expenses/e', theirs: { version: 2 } }]);
  // The notice links to a comparison of both versions, either of which can be sent.
  expect(describeWrite(write)).toMatchObject({
    what: 'refused:editExpense',
    compare: { groupId: 'g', expenseId: 'e' },
  });
  const found = await expectStillReadable(clients, clients.signIn('owner'), 'owner');
  expect(found).toMatchObject({ wasRight: true });
});

/** Creates a pending join of the first version, which stored the account on the person. */
function waitingJoin(people: DocumentData): JournalEntry {
  const at = serverTimestamp();
  return {
    id: 'old-join',
    label: 'join-group',
    uid: 'stranger',
    session: 'a page that is gone',
    at: 1,
    operations: [
      {
        kind: 'set',
        path: 'groups/g/joins/stranger',
        data: { inviteId: 'i', secret: SECRET, personId: 'p-ann', at },
      },
      {
        kind: 'update',
        path: 'groups/g',
        patch: {
          memberUids: arrayUnion('stranger'),
          'roles.stranger': 'editor',
          ...people,
          lastActivityAt: at,
        },
      },
      { kind: 'update', path: 'groups/g/invites/i', patch: { usesLeft: increment(-1) } },
      {
        kind: 'create',
        path: 'groups/g/activity/old-entry',
        data: { at, by: 'stranger', what: 'joined', before: null, after: null },
      },
    ],
    draft: undefined,
  };
}

it.each([
  ['a listed person', { 'people.p-ann.uid': 'stranger' }, 'Ann'],
  ['a new person', { 'people.p-sam': { name: 'Sam', uid: 'stranger', defaultWeight: 1 } }, 'Sam'],
])('a join as %s is made again', async (_who, people, name) => {
  const [database, write] = await open(waitingJoin(people), 'stranger');
  await convertAll(database, write, 'stranger');
  expect(database.syncStatus.getState()).toMatchObject({ pending: 0, rejected: [] });
  const group = await clients.readGroup(clients.signIn('owner'));
  const [seat] = Object.entries(group.data.seats).find(([, uid]) => uid === 'stranger') ?? [''];
  expect(group.data.people[seat]?.name).toBe(name);
  expect(group.data.roles['stranger']).toBe('editor');
});
