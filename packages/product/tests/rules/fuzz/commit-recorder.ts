import type { Document } from '@quits/security-rules';
import { startLocalBackend, type LocalBackend } from '@quits/local-backend';
import { createDatabase, type Database, memoryJournal } from '@quits/firestore';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, initializeFirestore, setLogLevel } from 'firebase/firestore';
import {
  connectFirestoreEmulator as connectLite,
  doc,
  type DocumentData,
  getFirestore,
  writeBatch,
} from 'firebase/firestore/lite';
import { readFileSync } from 'node:fs';
import { after, type Changes, type Commit, type Documents, nameOf } from './commit.ts';

const RULES = new URL('../../../../../apps/web/firebase/firestore.rules', import.meta.url);
const PROJECT = 'demo-quits';
const ROOT = `v1/projects/${PROJECT}/databases/(default)/documents`;

/** Runs the app's own actions against a backend and records their commits. */
export interface CommitRecorder {
  /** The app's database of one account. */
  readonly signIn: (uid: string) => Database;
  /** Stores documents past the rules, by their paths. */
  readonly seed: (documents: Readonly<Record<string, DocumentData>>) => Promise<void>;
  /** Stores documents as they are, past the rules. */
  readonly store: (documents: Iterable<Document>) => Promise<void>;
  /** All that is stored of a group. */
  readonly documentsOf: (groupId: string) => Promise<Documents>;
  /**
   * Returns the commits to a group since a time, oldest first, with the state that each was based
   * on.
   */
  readonly findCommits: (
    since: string,
    what: Pick<Commit, 'label' | 'groupId' | 'before'>,
  ) => Promise<readonly Commit[]>;
  /** Returns the time of the last request that the rules evaluated. */
  readonly lastTime: () => string;
  readonly close: () => Promise<void>;
}

/** Starts a backend in this process and a recorder on it. */
export async function openRecorder(): Promise<CommitRecorder> {
  setLogLevel('silent');
  const rules = readFileSync(RULES, 'utf8');
  const backend = await startLocalBackend({ emulatorTokens: true, rules });
  const { host, port } = backend.addresses.firestore;
  const apps: FirebaseApp[] = [];
  const open = () => {
    const app = initializeApp({ projectId: PROJECT, apiKey: 'key' }, crypto.randomUUID());
    apps.push(app);
    return app;
  };
  const admin = getFirestore(open());
  connectLite(admin, host, port, { mockUserToken: 'owner' });
  const databases = new Map<string, Database>();
  const ask = administrator(`http://${host}:${port}`);

  return {
    signIn(uid) {
      const known = databases.get(uid);
      if (known !== undefined) return known;
      const firestore = initializeFirestore(open(), {});
      connectFirestoreEmulator(firestore, host, port, { mockUserToken: { sub: uid } });
      const database = createDatabase({
        firestore: () => Promise.resolve(firestore),
        uid: { getState: () => uid, subscribe: () => () => undefined },
        journal: memoryJournal(),
        keepAliveMs: 0,
      });
      databases.set(uid, database);
      return database;
    },
    async seed(documents) {
      const batch = writeBatch(admin);
      for (const [path, data] of Object.entries(documents)) batch.set(doc(admin, path), data);
      await batch.commit();
    },
    async store(documents) {
      const writes = Array.from(documents, ({ name, fields = {} }) => ({
        update: { name, fields },
      }));
      await ask(':commit', { writes });
    },
    documentsOf: (groupId) => documentsOf(ask, groupId),
    lastTime: () => backend.ruleCosts().at(-1)?.time ?? '',
    findCommits: (since, what) => findCommits({ ask, backend }, since, what),
    async close() {
      for (const database of databases.values()) database.dispose();
      await Promise.all(apps.map((app) => deleteApp(app)));
      await backend.stop();
    },
  };
}

/** Calls one of the service's methods past the rules. */
type Ask = (method: string, body: object) => Promise<readonly Answer[]>;

interface Answer {
  readonly found?: Document;
  readonly document?: Document;
}

function administrator(origin: string): Ask {
  return async (method, body) => {
    const answer = await fetch(`${origin}/${ROOT}${method}`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method}: ${text}`);
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [];
  };
}

async function documentsOf(ask: Ask, groupId: string): Promise<Documents> {
  const [group, below] = await Promise.all([
    ask(':batchGet', { documents: [nameOf(`groups/${groupId}`)] }),
    ask(`/groups/${groupId}:runQuery`, {
      structuredQuery: { from: [{ allDescendants: true }] },
    }),
  ]);
  const found = [...group.map((one) => one.found), ...below.map((one) => one.document)];
  return new Map(found.flatMap((one) => (one === undefined ? [] : [[one.name, one] as const])));
}

async function findCommits(
  { ask, backend }: { readonly ask: Ask; readonly backend: LocalBackend },
  since: string,
  { before, ...what }: Pick<Commit, 'label' | 'groupId' | 'before'>,
): Promise<readonly Commit[]> {
  const sent = new Map<string, { readonly uid: string; readonly names: string[] }>();
  for (const { time, method, name, uid, allowed } of backend.ruleCosts()) {
    if (time <= since || method === 'get' || method === 'list' || !allowed) continue;
    const names = [...(sent.get(time)?.names ?? []), name];
    sent.set(time, { uid: uid ?? '', names });
  }
  const place = nameOf(`groups/${what.groupId}`);
  const commits: Commit[] = [];
  let stored: Documents = before;
  for (const [time, { uid, names }] of sent) {
    if (!names.some((name) => name === place || name.startsWith(`${place}/`))) continue;
    const found = await ask(':batchGet', { documents: names, readTime: time });
    const now = new Map(found.flatMap((one) => (one.found ? [[one.found.name, one.found]] : [])));
    const changes: Changes = new Map(names.map((name) => [name, now.get(name) ?? null]));
    const commit = { ...what, uid, time, before: stored, changes };
    commits.push(commit);
    stored = after(commit);
  }
  return commits;
}
