import { readFileSync } from 'node:fs';
import {
  type LocalTestBackend,
  type Snapshot,
  startTestBackend,
} from '@quits/local-backend/testing';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  type DocumentData,
  type Firestore,
  getFirestore,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { leaveCoverage } from './leave-coverage.ts';
import { recording } from './recording.ts';
import {
  activityData,
  groupData,
  inviteData,
  monthData,
  paidData,
  recurringData,
  seededExpense,
  userData,
} from './seeded-documents.ts';

/** Accounts of the tests. `guest` is an anonymous account that is an editor. */
export const ROLES = ['owner', 'editor', 'guest', 'viewer', 'stranger', 'nobody'] as const;

/**
 * A database client for the modular functions. Without a cache, the SDK makes a single request per
 * call, which is enough for rules and much faster.
 */
export type Database = Firestore;

/** See {@link ROLES}. */
export type Role = (typeof ROLES)[number] | 'newcomer';

const RULES = readFileSync(
  new URL('../../../../apps/web/firebase/firestore.rules', import.meta.url),
  'utf8',
);

/** Address of a Firestore service. */
interface Address {
  readonly host: string;
  readonly port: number;
}

/** A client for each role, on a database that has the seeded state before each test. */
export interface Stage {
  as(role: Role): Database;
  /** Returns the backend's address, for other kinds of clients. */
  address(): Address;
  /** Returns the origin of the backend's other services and its control. */
  origin(): string;
  /** Works past the rules. */
  seed(write: (database: Database) => Promise<unknown>): Promise<void>;
}

/** Starts a backend for the tests of a file. */
export function startStage(): Stage {
  let backend: LocalTestBackend;
  let seeded: Snapshot;
  let admin: Client;
  const clients = new Map<Role, Client>();

  beforeAll(async () => {
    setLogLevel('silent');
    backend = await startTestBackend({
      project: 'demo-quits',
      rules: RULES,
      ...recording(),
    });
    admin = connect(backend.addresses.firestore, 'owner');
    await seedGroup(admin.database);
    seeded = await backend.snapshot();
  });
  afterAll(async () => {
    const { host, port } = backend.addresses.firestore;
    await leaveCoverage(
      new URL(`http://${host}:${port}/emulator/v1/projects/demo-quits:ruleCoverage`),
    );
    await Promise.all([admin, ...clients.values()].map(({ app }) => deleteApp(app)));
    await backend.stop();
  });
  beforeEach(async () => {
    await backend.restore(seeded);
  });

  return {
    address: () => backend.addresses.firestore,
    origin: () => backend.addresses.app,
    as(role) {
      const known = clients.get(role);
      if (known !== undefined) return known.database;
      const client = connect(backend.addresses.firestore, tokenOf(role));
      clients.set(role, client);
      uids.set(client.database, role);
      return client.database;
    },
    async seed(write) {
      await write(admin.database);
    },
  };
}

interface Client {
  readonly app: FirebaseApp;
  readonly database: Database;
}

/** Token of a client's requests; `owner` means an administrator. */
type Token = NonNullable<Parameters<typeof connectFirestoreEmulator>[3]>;

function connect(
  { host, port }: Address,
  mockUserToken: Token['mockUserToken'] | undefined,
): Client {
  const app = initializeApp({ projectId: 'demo-quits', apiKey: 'key' }, crypto.randomUUID());
  const database = getFirestore(app);
  connectFirestoreEmulator(
    database,
    host,
    port,
    mockUserToken === undefined ? {} : { mockUserToken },
  );
  return { app, database };
}

function tokenOf(role: Role): Token['mockUserToken'] | undefined {
  if (role === 'nobody') return undefined;
  const provider = role === 'guest' ? 'anonymous' : 'password';
  return { sub: role, firebase: { sign_in_provider: provider, identities: {} } };
}

const uids = new WeakMap<Database, string>();

/** The account of a client of a stage. */
export function uidOf(database: Database): string {
  return uids.get(database) ?? '';
}

function seedGroup(database: Database): Promise<void> {
  const documents: readonly (readonly [string, DocumentData])[] = [
    ['users/owner', userData()],
    ['groups/g', groupData()],
    ['groups/g/expenses/e', seededExpense()],
    ['groups/g/expenses/e/comments/c', { text: 'Hi', by: 'viewer', at: new Date(0) }],
    ['groups/g/months/2026-11-EUR', monthData()],
    ['groups/g/months/2026-11-EUR-paid', paidData()],
    ['groups/g/activity/a', activityData('owner')],
    ['groups/g/recurring/r', recurringData()],
    ['groups/g/invites/i', inviteData('editor')],
  ];
  const batch = writeBatch(database);
  for (const [path, data] of documents) batch.set(doc(database, path), data);
  return batch.commit();
}
