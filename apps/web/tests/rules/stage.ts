import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { createLocalBackend } from '@quits/local-backend';
import {
  Bytes,
  collection,
  deleteField,
  doc,
  type DocumentData,
  FieldValue,
  increment,
  serverTimestamp,
  setDoc,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { NewExpense } from '../../src/data/actions/new-expense.ts';
import { countedOf } from '../../src/data/counted-entry.ts';
import type { Counted } from '../../src/data/schemas/expense.ts';
import { leaveCoverage } from './leave-coverage.ts';

/** Everyone who tries something here. `guest` is an anonymous account that is an editor. */
export const ROLES = ['owner', 'editor', 'guest', 'viewer', 'stranger', 'nobody'] as const;

/** A client of the database, which the modular functions take as it is. */
export type Database = ReturnType<RulesTestContext['firestore']>;

/** See {@link ROLES}. */
export type Role = (typeof ROLES)[number] | 'newcomer';

/** The secret of the seeded invitation and what is stored of it. */
export const SECRET = 'correct-horse-battery-staple';
const SECRET_HASH = Bytes.fromBase64String('h8vr/uvAX3xUrJM2xLS77IMSJ6ZBlRpL3n7dVgIPhZA=');

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
      uids.set(client, role);
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
  const people = members.map((uid) => [`p-${uid}`, { name: uid, defaultWeight: 1 }]);
  return {
    name: 'Flat',
    emoji: '🏠',
    currency: 'EUR',
    people: {
      ...Object.fromEntries(people),
      'p-ann': { name: 'Ann', defaultWeight: 1 },
      'p-bob': { name: 'Bob', defaultWeight: 1 },
    },
    seats: Object.fromEntries(members.map((uid) => [`p-${uid}`, uid])),
    categories: { own: { name: 'Wood', emoji: '🪵' } },
    simplify: true,
    revs: { name: 'r-name', 'p-ann': 'r-ann' },
    edit: { rev: 'r-name', bases: {}, people: [] },
    roles: { owner: 'owner', editor: 'editor', guest: 'editor', viewer: 'viewer' },
    memberUids: members,
    balances: { EUR: { 'p-ann': 500, 'p-bob': -500 } },
    expenseCount: 1,
    last: { rev: 'r-e', of: 'e', at: new Date(0) },
    createdAt: new Date(0),
    createdBy: 'owner',
    lastActivityAt: new Date(0),
  };
}

/** A new group of one's own. */
export function newGroupData(uid: string): DocumentData {
  const { last: _, edit: __, revs: ___, ...group } = groupData();
  return {
    ...group,
    people: { me: { name: 'Me', defaultWeight: 1 } },
    seats: { me: uid },
    roles: { [uid]: 'owner' },
    memberUids: [uid],
    balances: {},
    expenseCount: 0,
    createdAt: serverTimestamp(),
    createdBy: uid,
    lastActivityAt: serverTimestamp(),
  };
}

/** The totals of the seeded expense. */
export function monthData(): DocumentData {
  return {
    totals: {
      EUR: {
        byCategory: { dining: 1000 },
        byPerson: { 'p-ann': 500, 'p-bob': 500 },
      },
    },
    of: 'e',
  };
}

/** Who paid in its month. */
export function paidData(): DocumentData {
  return { totals: { EUR: { byPayer: { 'p-ann': 1000 } } }, of: 'e' };
}

/** The seeded expense, as its owner wrote it long ago. */
export function seededExpense(): DocumentData {
  const at = { createdAt: new Date(0), updatedAt: new Date(0) };
  return { ...expenseData('owner'), ...at, rev: 'r-e' };
}

/** An expense of 10.00 that someone writes now, in the commit of the revision `r-new`. */
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
    counted: {
      currency: 'EUR',
      amount: 1000,
      paid: { 'p-ann': 1000 },
      owed: { 'p-ann': 500, 'p-bob': 500 },
    },
    rev: 'r-new',
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
    template: {
      kind: 'expense',
      title: 'Rent',
      amount: 90_000,
      currency: 'EUR',
      category: 'rent',
      payers: { 'p-ann': 90_000 },
      split: { mode: 'equal', inputs: ['p-ann'] },
      shares: { 'p-ann': 90_000 },
      notes: '',
    },
    frequency: 'monthly',
    start: '2026-11-01',
    nextDate: '2026-12-01',
    createdAt: new Date(0),
    createdBy: 'owner',
    updatedAt: new Date(0),
    updatedBy: 'owner',
    rev: 'r-series',
  };
}

/** The same series, made now. */
export function newSeries(uid: string): DocumentData {
  const at = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
  return { ...recurringData(), ...at, createdBy: uid, updatedBy: uid, rev: 'r-new' };
}

/** Puts the seeded invitation's standing link, or bends it. */
export function putLink(database: Database, uid: string, change: DocumentData = {}) {
  return setDoc(doc(database, 'groups/g/links/editor'), {
    inviteId: 'i',
    secret: SECRET,
    createdBy: uid,
    createdAt: serverTimestamp(),
    ...change,
  });
}

/** An invitation for editors, for a month. */
export function inviteData(uid: string): DocumentData {
  return {
    role: 'editor',
    createdBy: uid,
    expiresAt: new Date(Date.now() + 30 * DAY),
    usesLeft: 5,
    secretHash: SECRET_HASH,
    preview: {
      groupName: 'Flat',
      emoji: '🏠',
      invitedBy: 'Ed',
      people: { 'p-ann': 'Ann' },
      taken: [],
    },
  };
}

/** Parts of the commit that writes an expense, to leave out or to bend. */
export interface AddExpenseParts {
  readonly expense?: DocumentData;
  readonly group?: DocumentData | null;
  readonly month?: DocumentData | null;
  /** @default 'new' */
  readonly id?: string;
  /** @default 'r-new' */
  readonly rev?: string;
  /** Written to a month beside the others. */
  readonly extra?: { readonly id: string; readonly data: DocumentData };
}

/** Adds an expense as the app does: with its balances, its months and the history, in one commit. */
export function addExpense(database: Database, uid: string, parts: AddExpenseParts = {}) {
  const { id = 'new', expense = {}, group = {}, month = {}, rev = 'r-new', extra } = parts;
  const batch = writeBatch(database);
  const written = withCounted({ ...expenseData(uid), rev, ...expense });
  batch.set(doc(database, `groups/g/expenses/${id}`), written);
  const sums = sumsOf([[written, 1]]);
  if (group !== null) {
    batch.update(doc(database, 'groups/g'), {
      ...sums.balances,
      expenseCount: increment(1),
      last: { rev, of: id, at: serverTimestamp() },
      lastActivityAt: serverTimestamp(),
      ...group,
    });
  }
  if (month !== null) {
    for (const [monthId, totals] of Object.entries(sums.months)) {
      const path = `groups/g/months/${monthId}`;
      batch.set(doc(database, path), { ...totals, of: id, ...month }, { merge: true });
    }
  }
  if (extra !== undefined) {
    batch.set(doc(database, `groups/g/months/${extra.id}`), extra.data, { merge: true });
  }
  batch.set(doc(database, `groups/g/activity/${rev}`), activityData(uid));
  return batch.commit();
}

/** An expense with what it counts, where that was not bent itself. */
function withCounted(expense: DocumentData): DocumentData {
  if (!areAmounts(expense['payers']) || !areAmounts(expense['shares'])) return expense;
  const { counted: own } = expenseData('');
  const isBent = JSON.stringify(expense['counted']) !== JSON.stringify(own);
  return isBent ? expense : { ...expense, counted: countedOf('new', expense as NewExpense) };
}

function areAmounts(value: unknown): value is Record<string, number> {
  return typeof value === 'object' && value !== null;
}

/** What expenses add to sums (1) or take from them (-1), as fields of an update. */
function sumsOf(expenses: readonly (readonly [DocumentData, 1 | -1])[]) {
  const balances: Record<string, number> = {};
  const months: Record<string, Record<string, Record<string, number>>> = {};
  const add = (sums: Record<string, number>, key: string, minor: number) => {
    sums[key] = (sums[key] ?? 0) + minor;
  };
  for (const [{ counted, date, kind, category }, sign] of expenses) {
    const { currency, amount, paid, owed } = counted as Counted;
    for (const [id, minor] of Object.entries(paid)) {
      add(balances, `balances.${currency}.${id}`, sign * minor);
    }
    for (const [id, minor] of Object.entries(owed)) {
      add(balances, `balances.${currency}.${id}`, -sign * minor);
    }
    if (kind === 'payment') continue;
    const monthId = `${String(date).slice(0, 7)}-${currency}`;
    const spent = (months[monthId] ??= { byCategory: {}, byPerson: {} });
    const byPayer = ((months[`${monthId}-paid`] ??= {})['byPayer'] ??= {});
    add((spent['byCategory'] ??= {}), String(category) || 'none', sign * amount);
    for (const [id, minor] of Object.entries(owed)) {
      add((spent['byPerson'] ??= {}), id, sign * minor);
    }
    for (const [id, minor] of Object.entries(paid)) add(byPayer, id, sign * minor);
  }
  const incremented = (sums: Record<string, number>) =>
    Object.fromEntries(
      Object.entries(sums).flatMap(([key, minor]) =>
        minor === 0 ? [] : [[key, increment(minor)] as const],
      ),
    );
  return {
    balances: incremented(balances),
    months: Object.fromEntries(
      Object.entries(months).map(([id, totals]) => [
        id,
        {
          totals: {
            [id.slice(8, 11)]: Object.fromEntries(
              Object.entries(totals).map(([kind, sums]) => [kind, incremented(sums)]),
            ),
          },
        },
      ]),
    ),
  };
}

/** Parts of the commit that edits an expense. */
export interface EditExpenseParts {
  readonly group?: DocumentData;
  /** What is stored. @default the seeded expense */
  readonly before?: DocumentData;
  /** Bends every month that moves. */
  readonly month?: DocumentData;
  /** @default 'r-new' */
  readonly rev?: string;
}

/** Edits the seeded expense as the app does, with what that moves. */
export function editExpense(
  database: Database,
  uid: string,
  change: DocumentData,
  { group = {}, before = seededExpense(), month = {}, rev = 'r-new' }: EditExpenseParts = {},
) {
  const after = edited(before, change);
  const batch = writeBatch(database);
  batch.update(doc(database, 'groups/g/expenses/e'), {
    updatedAt: serverTimestamp(),
    updatedBy: uid,
    rev,
    base: before['rev'],
    counted: after['counted'],
    ...change,
  });
  const wasLive = before['deletedAt'] === undefined;
  const isLive = after['deletedAt'] === undefined;
  const sums = sumsOf([
    ...(wasLive ? [[before, -1] as const] : []),
    ...(isLive ? [[after, 1] as const] : []),
  ]);
  batch.update(doc(database, 'groups/g'), {
    ...sums.balances,
    expenseCount: increment((isLive ? 1 : 0) - (wasLive ? 1 : 0)),
    last: { rev, of: 'e', at: serverTimestamp() },
    lastActivityAt: serverTimestamp(),
    ...group,
  });
  for (const [id, totals] of Object.entries(sums.months)) {
    const path = `groups/g/months/${id}`;
    batch.set(doc(database, path), { ...totals, of: 'e' }, { merge: true });
    if (!id.endsWith('-paid')) batch.set(doc(database, path), month, { merge: true });
  }
  batch.set(doc(database, `groups/g/activity/${rev}`), activityData(uid));
  return batch.commit();
}

/** What an edit makes of an expense. */
export function edited(before: DocumentData, change: DocumentData): DocumentData {
  const merged = Object.entries({ ...before, ...change });
  const after = Object.fromEntries(
    merged.filter(([, value]) => !(value instanceof FieldValue && value.isEqual(deleteField()))),
  );
  const counted = change['counted'] ?? expenseData('')['counted'];
  return withCounted({ ...after, counted });
}

/** What an edit of settings writes beside them. */
export interface EditParts {
  /** Settings that the edit touches. @default those that the change names */
  readonly touched?: readonly string[];
  readonly people?: readonly string[];
  readonly bases?: Readonly<Record<string, string>>;
  readonly uid?: string;
  /** @default 'r-new' */
  readonly rev?: string;
}

const SETTINGS = new Set(['name', 'emoji', 'currency', 'simplify', 'archivedAt', 'deletingAt']);

/** Edits the seeded group's settings, people or members as the app does. */
export function editGroup(database: Database, change: DocumentData, parts: EditParts = {}) {
  const paths = Object.keys(change).map((path) => path.split('.'));
  const touched =
    parts.touched ??
    paths.flatMap(([field = '', id]) => {
      if (SETTINGS.has(field)) return [field];
      return id !== undefined && ['people', 'categories', 'roles'].includes(field) ? [id] : [];
    });
  const people =
    parts.people ??
    paths.flatMap(([field = '', id]) =>
      id !== undefined && ['people', 'seats'].includes(field) ? [id] : [],
    );
  const stored: Readonly<Record<string, string>> = groupData()['revs'];
  const bases =
    parts.bases ??
    Object.fromEntries(
      touched.flatMap((one) => (stored[one] === undefined ? [] : [[one, stored[one]]])),
    );
  const { rev = 'r-new' } = parts;
  const batch = writeBatch(database);
  batch.update(doc(database, 'groups/g'), {
    lastActivityAt: serverTimestamp(),
    edit: { rev, bases, people: [...new Set(people)] },
    ...Object.fromEntries(touched.map((one) => [`revs.${one}`, rev])),
    ...change,
  });
  batch.set(doc(database, `groups/g/activity/${rev}`), {
    ...activityData(parts.uid ?? uidOf(database)),
    what: 'group',
    target: { kind: 'group', id: 'g' },
  });
  return batch.commit();
}

const uids = new WeakMap<Database, string>();

/** The account of a client of a stage. */
export function uidOf(database: Database): string {
  return uids.get(database) ?? '';
}

/** Parts of the commit that joins a group, to bend. */
export interface JoinParts {
  /** Whom the joiner becomes. @default Ann */
  readonly seat?: string;
  readonly entry?: DocumentData;
  readonly group?: DocumentData;
  readonly uses?: number;
  readonly inviteId?: string;
  readonly invite?: DocumentData;
}

/** Joins by the seeded invitation as Ann, as the app does. */
export function joinGroup(database: Database, uid: string, parts: JoinParts = {}) {
  const { entry = {}, group = {}, uses = 1, inviteId = 'i', seat = 'p-ann', invite = {} } = parts;
  const batch = writeBatch(database);
  batch.set(doc(database, `groups/g/joins/${uid}`), {
    inviteId,
    secret: SECRET,
    personId: seat,
    at: serverTimestamp(),
    ...entry,
  });
  batch.update(doc(database, 'groups/g'), {
    memberUids: [...(groupData()['memberUids'] as string[]), uid],
    [`roles.${uid}`]: 'editor',
    ...(seat === '' ? {} : { [`seats.${seat}`]: uid }),
    lastActivityAt: serverTimestamp(),
    ...group,
  });
  batch.update(doc(database, `groups/g/invites/${inviteId}`), {
    usesLeft: increment(-uses),
    ...invite,
  });
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
