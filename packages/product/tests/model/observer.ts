import { collection, doc, getDocs, onSnapshot, onSnapshotsInSync } from 'firebase/firestore';
import type { Stored } from './app.ts';
import type { Backend } from './backend.ts';
import { startClient } from './client.ts';

/** Subcollections of a group that the checks read. */
const COLLECTIONS = ['expenses', 'activity', 'months', 'recurring', 'budgets'] as const;

/** Documents by id. */
export type Documents = ReadonlyMap<string, Stored>;

/** State of a group after one commit. */
export type State = Readonly<Record<(typeof COLLECTIONS)[number], Documents>> & {
  readonly group: Stored | undefined;
};

/** Observes every commit to a group, in order, bypassing the rules. */
export interface Observer {
  /** The state after each commit; the first is of the beginning. */
  readonly states: readonly State[];
  /** Reads the comments on an expense, by id. */
  readonly commentsOn: (expenseId: string) => Promise<Documents>;
  readonly stop: () => Promise<void>;
}

/** Starts to observe; the service sends each commit as a separate snapshot. */
export async function observe(backend: Backend, groupId: string): Promise<Observer> {
  const gate = await backend.openGate();
  const client = startClient({ port: gate.port, name: `observer ${crypto.randomUUID()}` });
  const { firestore } = client;
  const states: State[] = [];
  const heard = new Set<string>();
  const empty: Documents = new Map();
  let now: State = {
    group: undefined,
    expenses: empty,
    activity: empty,
    months: empty,
    recurring: empty,
    budgets: empty,
  };
  let changed = false;
  const first = Promise.withResolvers<void>();

  const stops = COLLECTIONS.map((name) =>
    onSnapshot(collection(firestore, `groups/${groupId}/${name}`), (snapshot) => {
      const next = new Map(now[name]);
      for (const { type, doc: found } of snapshot.docChanges()) {
        if (type === 'removed') next.delete(found.id);
        else next.set(found.id, found.data());
      }
      now = { ...now, [name]: next };
      heard.add(name);
      changed = true;
    }),
  );
  stops.push(
    onSnapshot(doc(firestore, `groups/${groupId}`), (snapshot) => {
      now = { ...now, group: snapshot.data() };
      heard.add('group');
      changed = true;
    }),
    onSnapshotsInSync(firestore, () => {
      if (!changed || heard.size <= COLLECTIONS.length) return;
      changed = false;
      states.push(now);
      first.resolve();
    }),
  );
  await first.promise;
  return {
    states,
    async commentsOn(expenseId) {
      const path = `groups/${groupId}/expenses/${expenseId}/comments`;
      const { docs } = await getDocs(collection(firestore, path));
      return new Map(docs.map((found) => [found.id, found.data()]));
    },
    async stop() {
      for (const stop of stops) stop();
      await client.end();
      await gate.close();
    },
  };
}
