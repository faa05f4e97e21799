import {
  collection,
  doc,
  getDoc,
  getDocs,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { expect, it } from 'vitest';
import { accepted, openClients } from '../../tests/rules/app-client.ts';
import { monthData, paidData } from '../../tests/rules/seeded-documents.ts';
import { startStage } from '../../tests/rules/stage.ts';
import { addExpense } from '../expense/add-expense.ts';
import { checkStoredSums, type StoredDocument } from './check-stored-sums.ts';

const stage = startStage();
const { signIn } = openClients(stage);

/** Dates as a check of a backup gets them. */
function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
}

async function stored(): Promise<StoredDocument[]> {
  const all: StoredDocument[] = [];
  await stage.seed(async (database) => {
    const group = await getDoc(doc(database, 'groups/g'));
    const parts = await Promise.all(
      ['expenses', 'months'].map((name) => getDocs(collection(database, `groups/g/${name}`))),
    );
    for (const found of [group, ...parts.flatMap(({ docs }) => docs)]) {
      all.push({ path: found.ref.path, data: plain(found.data()) as StoredDocument['data'] });
    }
  });
  return all;
}

it('recounts a group from its stored expenses, and tells which sums differ', async () => {
  await stage.seed((database) => setDoc(doc(database, 'groups/g/months/2026-11-EUR'), monthData()));
  await stage.seed((database) =>
    setDoc(doc(database, 'groups/g/months/2026-11-EUR-paid'), paidData()),
  );
  const expense = {
    kind: 'expense',
    title: 'Dinner',
    amount: 900,
    currency: 'EUR',
    date: '2026-12-21',
    category: 'dining',
    payers: { 'p-ann': 900 },
    split: { mode: 'equal', inputs: ['p-ann', 'p-bob', 'p-editor'] },
    shares: { 'p-ann': 300, 'p-bob': 300, 'p-editor': 300 },
  } as const;
  const request = { groupId: 'g', uid: 'editor', expenseId: 'n', expense };
  await accepted(addExpense(signIn('editor'), request));
  const documents = await stored();
  expect(checkStoredSums(documents)).toEqual({ groups: 1, expenses: 2, wrong: new Map() });
  // In whatever order they come.
  expect(checkStoredSums(documents.toReversed()).wrong).toEqual(new Map());

  await stage.seed((database) => updateDoc(doc(database, 'groups/g'), { expenseCount: 5 }));
  await stage.seed((database) =>
    updateDoc(doc(database, 'groups/g/months/2026-12-EUR'), { 'totals.EUR.byPerson.p-bob': 299 }),
  );
  expect(checkStoredSums(await stored()).wrong.get('g')).toEqual({
    balances: {},
    months: { '2026-12': { EUR: { byCategory: {}, byPerson: { 'p-bob': 1 }, byPayer: {} } } },
    count: -3,
  });
});
