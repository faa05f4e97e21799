import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { startLocalBackend } from '@quits/local-backend';
import { collection, getDocs, limit, orderBy, query, setLogLevel, where } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { groupData } from './seeded-documents.ts';

const pathOf = (name: string) =>
  fileURLToPath(new URL(`../../../../apps/web/firebase/${name}`, import.meta.url));

type Database = ReturnType<RulesTestContext['firestore']>;

let environment: RulesTestEnvironment;
let stop: () => Promise<void>;

beforeAll(async () => {
  setLogLevel('silent');
  const backend = await startLocalBackend({
    emulatorTokens: true,
    indexesFile: pathOf('firestore.indexes.json'),
  });
  stop = () => backend.stop();
  environment = await initializeTestEnvironment({
    projectId: 'demo-quits',
    firestore: {
      ...backend.addresses.firestore,
      rules: readFileSync(pathOf('firestore.rules'), 'utf8'),
    },
  });
  await environment.withSecurityRulesDisabled(async (context) => {
    await context.firestore().doc('groups/g').set(groupData());
  });
});

afterAll(async () => {
  await environment.cleanup();
  await stop();
});

const viewer = () => environment.authenticatedContext('viewer').firestore();
const expenses = (database: Database) => collection(database, 'groups/g/expenses');
const newestFirst = [orderBy('date', 'desc'), orderBy('createdAt', 'desc')];

it.each([
  [
    'own groups',
    (db: Database) =>
      query(
        collection(db, 'groups'),
        where('memberUids', 'array-contains', 'viewer'),
        orderBy('lastActivityAt', 'desc'),
      ),
  ],
  ['expenses by day', (db: Database) => query(expenses(db), ...newestFirst)],
  [
    'expenses of a category',
    (db: Database) => query(expenses(db), where('category', '==', 'dining'), ...newestFirst),
  ],
  [
    'payments',
    (db: Database) => query(expenses(db), where('kind', '==', 'payment'), ...newestFirst),
  ],
  [
    'the history',
    (db: Database) => query(collection(db, 'groups/g/activity'), orderBy('at', 'desc')),
  ],
  [
    'the history of one expense',
    (db: Database) =>
      query(
        collection(db, 'groups/g/activity'),
        where('target.id', '==', 'e'),
        orderBy('at', 'desc'),
      ),
  ],
  [
    'who joined by a link',
    (db: Database) =>
      query(
        collection(db, 'groups/g/activity'),
        where('after.inviteId', '==', 'i'),
        orderBy('at', 'desc'),
      ),
  ],
  [
    'expenses that changed since',
    (db: Database) =>
      query(expenses(db), where('updatedAt', '>', new Date(0)), orderBy('updatedAt', 'asc')),
  ],
  [
    'the comments of an expense',
    (db: Database) =>
      query(collection(db, 'groups/g/expenses/e/comments'), orderBy('at', 'asc'), limit(200)),
  ],
  [
    'recurring expenses that are due',
    (db: Database) =>
      query(collection(db, 'groups/g/recurring'), where('nextDate', '<=', '2026-11-21')),
  ],
])('an index serves %s', async (_, build) => {
  await expect(getDocs(build(viewer()))).resolves.toBeDefined();
});

it('fields that are never searched have no index', async () => {
  const byNotes = query(expenses(viewer()), where('notes', '==', 'x'));
  await expect(getDocs(byNotes)).rejects.toMatchObject({ code: 'failed-precondition' });
});
