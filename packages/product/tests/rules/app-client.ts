import {
  firstResult,
  createDatabase,
  type Database,
  type Doc,
  type JournalEntry,
  memoryJournal,
  type WriteHandle,
  type WriteJournal,
} from '@quits/firestore';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, initializeFirestore, setLogLevel } from 'firebase/firestore';
import { doc, getDoc } from 'firebase/firestore/lite';
import { afterEach, expect } from 'vitest';
import { expenses } from '../../src/expense/collections.ts';
import { groups } from '../../src/group/collections.ts';
import type { Expense } from '../../src/expense/schema.ts';
import type { Group } from '../../src/group/schema.ts';
import { type Stage } from './stage.ts';

/** The app's data layer on a stage, for the tests of one file. */
export interface Clients {
  /** The app's database of one account; closed after the test. */
  readonly signIn: (uid: string) => Database;
  /** Signs in on a device with pending writes of an earlier page. */
  readonly signInWith: (uid: string, waiting: readonly JournalEntry[]) => Promise<Database>;
  /** A document as it is stored, past the rules. */
  readonly read: (path: string) => Promise<Record<string, unknown> | undefined>;
  readonly readGroup: (database: Database, id?: string) => Promise<Doc<Group>>;
  readonly readExpense: (database: Database, id: string) => Promise<Doc<Expense>>;
  readonly readSeededExpense: (database: Database) => Promise<Doc<Expense>>;
}

/** Opens clients on a stage; call it once, where tests are declared. */
export function openClients(stage: Stage): Clients {
  const opened: { readonly app: FirebaseApp; readonly database: Database }[] = [];
  afterEach(async () => {
    for (const { app, database } of opened.splice(0)) {
      database.dispose();
      await deleteApp(app);
    }
  });

  // These tests expect refusals.
  setLogLevel('silent');
  const open = (uid: string, journal: WriteJournal): Database => {
    const app = initializeApp({ projectId: 'demo-quits', apiKey: 'key' }, crypto.randomUUID());
    const firestore = initializeFirestore(app, {});
    const { host, port } = stage.address();
    connectFirestoreEmulator(firestore, host, port, { mockUserToken: { sub: uid } });
    const database = createDatabase({
      firestore: () => Promise.resolve(firestore),
      uid: { getState: () => uid, subscribe: () => () => undefined },
      journal,
      rest: {
        baseUrl: `http://${host}:${port}/v1/projects/demo-quits/databases/(default)/documents`,
        getToken: () => Promise.resolve(unsignedToken(uid)),
      },
    });
    opened.push({ app, database });
    return database;
  };

  return {
    signIn: (uid) => open(uid, memoryJournal()),
    async signInWith(uid, waiting) {
      const journal = memoryJournal();
      for (const entry of waiting) await journal.put(entry);
      return open(uid, journal);
    },
    async read(path) {
      let data: Record<string, unknown> | undefined;
      await stage.seed(async (database) => {
        data = (await getDoc(doc(database, path))).data();
      });
      return data;
    },
    async readGroup(database, id = 'g') {
      const state = await firstResult(database.liveDocument(groups, { id }));
      if (state.status !== 'ready' || state.data === undefined) throw new Error('no group');
      return state.data;
    },
    readExpense,
    readSeededExpense: (database) => readExpense(database, 'e'),
  };
}

async function readExpense(database: Database, id: string): Promise<Doc<Expense>> {
  const state = await firstResult(database.liveDocument(expenses, { groupId: 'g', id }));
  if (state.status !== 'ready' || state.data === undefined) throw new Error('no expense');
  return state.data;
}

/** Waits until the server has accepted a write. */
export async function accepted(write: WriteHandle): Promise<void> {
  expect(await write.settled).toEqual({ ok: true, value: undefined });
}

/** An ID token that only the embedded backend accepts. */
function unsignedToken(uid: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const seconds = Math.floor(Date.now() / 1000);
  const claims = {
    iss: 'https://securetoken.google.com/demo-quits',
    aud: 'demo-quits',
    sub: uid,
    user_id: uid,
    iat: seconds,
    exp: seconds + 3600,
    firebase: { sign_in_provider: 'custom', identities: {} },
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
