// Two people share one group without a browser: an expense, its balances, and the payment that settles them.
//   node --conditions=@quits/source packages/product/examples/ledger.ts
import { readFileSync } from 'node:fs';
import { createDatabase, type Doc, memoryJournal, generateId } from '@quits/firestore';
import { startLocalBackend } from '@quits/local-backend';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, initializeFirestore } from 'firebase/firestore';
import type { Database } from '../src/database.ts';
import { addExpense } from '../src/expense/add-expense.ts';
import { recordPayment } from '../src/expense/record-payment.ts';
import { groups } from '../src/group/collections.ts';
import { createGroup } from '../src/group/create-group.ts';
import type { Group } from '../src/group/schema.ts';
import { joinGroup } from '../src/joining/join-group.ts';
import { standingLink } from '../src/joining/standing-link.ts';

const RULES = new URL('../../../apps/web/firebase/firestore.rules', import.meta.url);

const backend = await startLocalBackend({
  emulatorTokens: true,
  rules: readFileSync(RULES, 'utf8'),
});

/** Opens the ledger of one account, as its device has it. */
function open(uid: string) {
  const app = initializeApp({ projectId: 'demo-quits', apiKey: 'key' }, uid);
  const firestore = initializeFirestore(app, {});
  const { host, port } = backend.addresses.firestore;
  connectFirestoreEmulator(firestore, host, port, { mockUserToken: { sub: uid } });
  const database = createDatabase({
    firestore: () => Promise.resolve(firestore),
    uid: { getState: () => uid, subscribe: () => () => undefined },
    journal: memoryJournal(),
  });
  return {
    uid,
    database,
    async close() {
      database.dispose();
      await deleteApp(app);
    },
  };
}

/** Waits until a device's group satisfies a condition. */
function until(
  database: Database,
  id: string,
  holds: (group: Group) => boolean,
): Promise<Doc<Group>> {
  const live = database.liveDocument(groups, { id });
  return new Promise((resolve) => {
    const stop = live.subscribe(look);
    look();
    function look(): void {
      const state = live.getState();
      if (state.status !== 'ready' || state.data === undefined || !holds(state.data.data)) return;
      resolve(state.data);
      queueMicrotask(() => stop());
    }
  });
}

/** @throws the error of a failed step */
function must<Value>(result: { ok: true; value: Value } | { ok: false; error: Error }): Value {
  if (result.ok) return result.value;
  throw result.error;
}

/** Prints all balances once a device knows this many expenses. */
async function show(what: string, database: Database, id: string, count: number): Promise<void> {
  const { data } = await until(database, id, (group) => {
    return group.memberUids.length === 2 && group.expenseCount === count;
  });
  const named = Object.entries(data.people).map(
    ([personId, { name }]) => `${name} ${data.balances['EUR']?.[personId] ?? 0}`,
  );
  process.stdout.write(`${what}: ${named.sort().join(', ')}\n`);
}

const ana = open('ana');
const ben = open('ben');
try {
  const beginning = { name: 'Trip', emoji: '⛵', currency: 'EUR', ownName: 'Ana', others: [] };
  const { groupId, write } = createGroup(ana.database, ana.uid, beginning);
  must(await write.settled);

  const asked = { groupId, uid: ana.uid, role: 'editor', now: Date.now() } as const;
  const link = must(await standingLink(ana.database, asked));
  const joining = { groupId, ...link, uid: ben.uid, role: 'editor' } as const;
  const joined = joinGroup(ben.database, { ...joining, as: { kind: 'new', name: 'Ben' } });
  must(await joined.settled);

  const isTwo = ({ memberUids }: Group) => memberUids.length === 2;
  const { people } = (await until(ben.database, groupId, isTwo)).data;
  const idOf = (uid: string) =>
    Object.keys(people).find((personId) => people[personId]?.uid === uid) ?? '';
  const [anaId, benId] = [idOf(ana.uid), idOf(ben.uid)];
  const dinner = addExpense(ana.database, {
    groupId,
    uid: ana.uid,
    expenseId: generateId(),
    expense: {
      kind: 'expense',
      title: 'Dinner',
      amount: 5000,
      currency: 'EUR',
      date: '2026-05-01',
      category: 'other',
      payers: { [anaId]: 5000 },
      split: { mode: 'equal', inputs: [anaId, benId] },
      shares: { [anaId]: 2500, [benId]: 2500 },
    },
  });
  must(await dinner.settled);
  await show('Dinner', ana.database, groupId, 1);

  const payment = recordPayment(ben.database, {
    groupId,
    uid: ben.uid,
    payment: { from: { id: benId, name: 'Ben' }, to: { id: anaId, name: 'Ana' }, minor: 2500 },
    currency: 'EUR',
    now: new Date(),
  });
  must(await payment.settled);
  await show('Settled', ben.database, groupId, 2);
} finally {
  await ana.close();
  await ben.close();
  await backend.stop();
}
