import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { createLocalBackend } from '@quits/local-backend';
import {
  collection,
  doc,
  type DocumentData,
  increment,
  serverTimestamp,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { leaveCoverage } from './leave-coverage.ts';

/** Everyone who tries something here. `guest` is an anonymous account that is an editor. */
export const ROLES = ['owner', 'editor', 'guest', 'viewer', 'stranger', 'nobody'] as const;

/** A client of the database, which the modular functions take as it is. */
export type Database = ReturnType<RulesTestContext['firestore']>;

/** See {@link ROLES}. */
export type Role = (typeof ROLES)[number];

/** The secret of the seeded invitation and what is stored of it. */
export const SECRET = 'correct horse battery staple';
const SECRET_HASH = 'xLvLH77JnWW/WdhcjLYu4tuWPw/hBvSD2a+nO9Tjmoo=';

const RULES = readFileSync(new URL('../../firebase/firestore.rules', import.meta.url), 'utf8');
const DAY = 86_400_000;

/** Where a Firestore listens. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/** A client for each role, on a database that is seeded anew before each test. */
export interface Stage {
  as(role: Role): Database;
  /** Where the backend is, for clients of another kind. */
  address(): Address;
  /** Works past the rules. */
  seed(write: (database: Database) => Promise<unknown>): Promise<void>;
}

/** Starts a backend for the tests of a file. */
export function startStage(): Stage {
  let environment: RulesTestEnvironment;
  let admin: Administrator;
  let address: Address;
  let stop: () => Promise<void>;
  const clients = new Map<Role, Database>();

  beforeAll(async () => {
    setLogLevel('silent');
    const backend = await createLocalBackend({ emulatorTokens: true });
    stop = () => backend.stop();
    address = backend.addresses.firestore;
    environment = await initializeTestEnvironment({
      projectId: 'demo-quits',
      firestore: { ...backend.addresses.firestore, rules: RULES },
    });
    admin = await openAdministrator(environment);
  });
  afterAll(async () => {
    const { host, port } = address;
    await leaveCoverage(
      new URL(`http://${host}:${port}/emulator/v1/projects/demo-quits:ruleCoverage`),
    );
    await admin.close();
    await environment.cleanup();
    await stop();
  });
  beforeEach(async () => {
    await environment.clearFirestore();
    await seedGroup(admin.database);
  });

  return {
    address: () => address,
    as(role) {
      const known = clients.get(role);
      if (known !== undefined) return known;
      const client = connect(environment, role);
      clients.set(role, client);
      return client;
    },
    async seed(write) {
      await write(admin.database);
    },
  };
}

/** A client that works past the rules. */
interface Administrator {
  readonly database: Database;
  close(): Promise<void>;
}

/** Keeps one client for all tests: the environment's own would connect anew for each use. */
async function openAdministrator(environment: RulesTestEnvironment): Promise<Administrator> {
  const opened = Promise.withResolvers<Database>();
  const closed = Promise.withResolvers<void>();
  const session = environment.withSecurityRulesDisabled(async (context) => {
    opened.resolve(context.firestore());
    await closed.promise;
  });
  return {
    database: await opened.promise,
    async close() {
      closed.resolve();
      await session;
    },
  };
}

function connect(environment: RulesTestEnvironment, role: Role): Database {
  if (role === 'nobody') return environment.unauthenticatedContext().firestore();
  const provider = role === 'guest' ? 'anonymous' : 'password';
  return environment
    .authenticatedContext(role, { firebase: { sign_in_provider: provider } })
    .firestore();
}

function seedGroup(database: Database): Promise<void> {
  const documents: readonly (readonly [string, DocumentData])[] = [
    ['users/owner', userData()],
    ['groups/g', groupData()],
    ['groups/g/expenses/e', { ...expenseData('owner'), createdAt: new Date(0) }],
    ['groups/g/expenses/e/comments/c', { text: 'Hi', by: 'viewer', at: new Date(0) }],
    ['groups/g/months/2026-11', { totals: { EUR: { all: 1000 } } }],
    ['groups/g/activity/a', activityData('owner')],
    ['groups/g/recurring/r', recurringData()],
    ['groups/g/invites/i', inviteData('editor')],
  ];
  const batch = writeBatch(database);
  for (const [path, data] of documents) batch.set(doc(database, path), data);
  return batch.commit();
}

/** A user's document as the app writes it. */
export function userData(): DocumentData {
  return {
    displayName: 'Olga',
    photoURL: null,
    locale: 'en-US',
    currency: 'EUR',
    appearance: 'system',
    consent: null,
    createdAt: new Date(0),
  };
}

/** The seeded group: four members and two people without an account. */
export function groupData(): DocumentData {
  const members = ['owner', 'editor', 'guest', 'viewer'];
  const people = members.map((uid) => [`p-${uid}`, { name: uid, uid, defaultWeight: 1 }]);
  return {
    name: 'Flat',
    emoji: '🏠',
    currency: 'EUR',
    people: {
      ...Object.fromEntries(people),
      'p-ann': { name: 'Ann', defaultWeight: 1 },
      'p-bob': { name: 'Bob', defaultWeight: 1 },
    },
    categories: { own: { name: 'Wood', emoji: '🪵' } },
    simplify: true,
    roles: { owner: 'owner', editor: 'editor', guest: 'editor', viewer: 'viewer' },
    memberUids: members,
    balances: { EUR: { 'p-ann': 500, 'p-bob': -500 } },
    expenseCount: 1,
    lastExpenseId: 'e',
    createdAt: new Date(0),
    createdBy: 'owner',
    lastActivityAt: new Date(0),
    version: 3,
  };
}

/** A new group of one's own. */
export function newGroupData(uid: string): DocumentData {
  return {
    ...groupData(),
    people: { me: { name: 'Me', uid, defaultWeight: 1 } },
    roles: { [uid]: 'owner' },
    memberUids: [uid],
    balances: {},
    expenseCount: 0,
    createdAt: serverTimestamp(),
    createdBy: uid,
    lastActivityAt: serverTimestamp(),
    version: 1,
  };
}

/** An expense of 10.00 that someone writes now. */
export function expenseData(uid: string): DocumentData {
  return {
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
    createdAt: serverTimestamp(),
    createdBy: uid,
    updatedAt: serverTimestamp(),
    updatedBy: uid,
    version: 1,
  };
}

/** An entry of the history, written now. */
export function activityData(uid: string): DocumentData {
  return {
    at: serverTimestamp(),
    by: uid,
    what: 'created',
    target: { kind: 'expense', id: 'e' },
    before: null,
    after: null,
  };
}

/** A monthly rent. */
export function recurringData(): DocumentData {
  return {
    template: { title: 'Rent', amount: 90_000, currency: 'EUR' },
    frequency: 'monthly',
    start: '2026-11-01',
    nextDate: '2026-12-01',
  };
}

/** An invitation for editors, for a month. */
export function inviteData(uid: string): DocumentData {
  return {
    role: 'editor',
    createdBy: uid,
    expiresAt: new Date(Date.now() + 30 * DAY),
    usesLeft: 5,
    secretHash: SECRET_HASH,
    preview: { groupName: 'Flat', emoji: '🏠', invitedBy: 'Ed', people: { 'p-ann': 'Ann' } },
  };
}

/** Parts of the commit that adds an expense, to leave out or to bend. */
export interface AddExpenseParts {
  readonly expense?: DocumentData;
  readonly group?: DocumentData | null;
  readonly month?: DocumentData | null;
  /** @default 'new' */
  readonly id?: string;
}

/** Adds an expense as the app does: with its balances, its month and the history, in one commit. */
export function addExpense(database: Database, uid: string, parts: AddExpenseParts = {}) {
  const { id = 'new', expense = {}, group = {}, month = {} } = parts;
  const batch = writeBatch(database);
  batch.set(doc(database, `groups/g/expenses/${id}`), { ...expenseData(uid), ...expense });
  if (group !== null) {
    batch.update(doc(database, 'groups/g'), {
      'balances.EUR.p-ann': increment(500),
      'balances.EUR.p-bob': increment(-500),
      expenseCount: increment(1),
      lastExpenseId: id,
      lastActivityAt: serverTimestamp(),
      ...group,
    });
  }
  if (month !== null) {
    const totals = { EUR: { all: increment(1000) } };
    batch.set(doc(database, 'groups/g/months/2026-11'), { totals, ...month }, { merge: true });
  }
  batch.set(doc(collection(database, 'groups/g/activity')), activityData(uid));
  return batch.commit();
}

/** Edits the seeded expense with what it moves. */
export function editExpense(database: Database, uid: string, change: DocumentData) {
  const batch = writeBatch(database);
  batch.update(doc(database, 'groups/g/expenses/e'), {
    updatedAt: serverTimestamp(),
    updatedBy: uid,
    version: 2,
    ...change,
  });
  batch.update(doc(database, 'groups/g'), {
    lastExpenseId: 'e',
    lastActivityAt: serverTimestamp(),
  });
  return batch.commit();
}

/** Edits the seeded group's settings. */
export function editGroup(database: Database, change: DocumentData) {
  const batch = writeBatch(database);
  batch.update(doc(database, 'groups/g'), {
    version: 4,
    lastActivityAt: serverTimestamp(),
    ...change,
  });
  return batch.commit();
}

/** Parts of the commit that joins a group, to bend. */
export interface JoinParts {
  readonly entry?: DocumentData;
  readonly group?: DocumentData;
  readonly uses?: number;
  readonly inviteId?: string;
}

/** Joins by the seeded invitation as Ann, as the app does. */
export function joinGroup(database: Database, uid: string, parts: JoinParts = {}) {
  const { entry = {}, group = {}, uses = 1, inviteId = 'i' } = parts;
  const batch = writeBatch(database);
  batch.set(doc(database, `groups/g/joins/${uid}`), {
    inviteId,
    secret: SECRET,
    personId: 'p-ann',
    at: serverTimestamp(),
    ...entry,
  });
  batch.update(doc(database, 'groups/g'), {
    memberUids: [...(groupData()['memberUids'] as string[]), uid],
    [`roles.${uid}`]: 'editor',
    'people.p-ann.uid': uid,
    lastActivityAt: serverTimestamp(),
    ...group,
  });
  batch.update(doc(database, `groups/g/invites/${inviteId}`), { usesLeft: increment(-uses) });
  batch.set(doc(collection(database, 'groups/g/activity')), {
    ...activityData(uid),
    what: 'joined',
    target: { kind: 'person', id: 'p-ann' },
  });
  return batch.commit();
}

/** As many people without an account. */
export function peopleData(count: number): DocumentData {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`p${at}`, { name: 'P', defaultWeight: 1 }]),
  );
}
