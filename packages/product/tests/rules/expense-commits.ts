import {
  deleteField,
  doc,
  type DocumentData,
  FieldValue,
  increment,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import type { NewExpense } from '../../src/expense/new-expense.ts';
import { countedOf } from '../../src/expense/to-ledger-entry.ts';
import type { Counted } from '../../src/expense/schema.ts';
import { activityData, expenseData, seededExpense } from './seeded-documents.ts';
import type { Database } from './stage.ts';

/** Parts of the commit that writes an expense, to omit or change. */
export interface AddExpenseParts {
  readonly expense?: DocumentData;
  readonly group?: DocumentData | null;
  readonly month?: DocumentData | null;
  /** @default 'new' */
  readonly id?: string;
  /** @default 'r-new' */
  readonly rev?: string;
  /** Whether the commit has its entry in the history. @default true */
  readonly noted?: boolean;
  /** Additional month document. */
  readonly extra?: { readonly id: string; readonly data: DocumentData };
}

/** Adds an expense as the app does: with its balances, its months and the history, in one commit. */
export function addExpense(database: Database, uid: string, parts: AddExpenseParts = {}) {
  const {
    id = 'new',
    expense = {},
    group = {},
    month = {},
    rev = 'r-new',
    extra,
    noted = true,
  } = parts;
  const batch = writeBatch(database);
  const written = withCounted({ ...expenseData(uid), rev, ...expense });
  batch.set(doc(database, `groups/g/expenses/${id}`), written);
  const sums = countSums([[written, 1]]);
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
  if (noted) batch.set(doc(database, `groups/g/activity/${rev}`), activityData(uid));
  return batch.commit();
}

/** Returns an expense with its `counted`, unless the test changed that. */
function withCounted(expense: DocumentData): DocumentData {
  if (!areAmounts(expense['payers']) || !areAmounts(expense['shares'])) return expense;
  const { counted: own } = expenseData('');
  const isBent = JSON.stringify(expense['counted']) !== JSON.stringify(own);
  return isBent ? expense : { ...expense, counted: countedOf('new', expense as NewExpense) };
}

function areAmounts(value: unknown): value is Record<string, number> {
  return typeof value === 'object' && value !== null;
}

/** Returns the increments for adding (1) or removing (-1) expenses, as fields of an update. */
function countSums(expenses: readonly (readonly [DocumentData, 1 | -1])[]) {
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
  // Merging an empty map would clear the stored one.
  const isMoved = (sums: Record<string, number>) =>
    Object.values(sums).some((minor) => minor !== 0);
  const incremented = (sums: Record<string, number>) =>
    Object.fromEntries(
      Object.entries(sums).flatMap(([key, minor]) =>
        minor === 0 ? [] : [[key, increment(minor)] as const],
      ),
    );
  return {
    balances: incremented(balances),
    months: Object.fromEntries(
      Object.entries(months).flatMap(([id, totals]) => {
        const moved = Object.entries(totals).filter(([, sums]) => isMoved(sums));
        if (moved.length === 0) return [];
        const byKind = Object.fromEntries(moved.map(([kind, sums]) => [kind, incremented(sums)]));
        return [[id, { totals: { [id.slice(8, 11)]: byKind } }] as const];
      }),
    ),
  };
}

/** Parts of the commit that edits an expense. */
export interface EditExpenseParts {
  readonly group?: DocumentData;
  /** Stored expense. @default the seeded expense */
  readonly before?: DocumentData;
  /** Additional fields of the seeded month. */
  readonly month?: DocumentData;
  /** @default 'r-new' */
  readonly rev?: string;
}

/** Edits the seeded expense and its sums as the app does. */
export function editExpense(
  database: Database,
  uid: string,
  change: DocumentData,
  { group = {}, before = seededExpense(), month, rev = 'r-new' }: EditExpenseParts = {},
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
  const sums = countSums([
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
  }
  if (month !== undefined) {
    const path = 'groups/g/months/2026-11-EUR';
    batch.set(doc(database, path), { ...month, of: 'e' }, { merge: true });
  }
  batch.set(doc(database, `groups/g/activity/${rev}`), activityData(uid));
  return batch.commit();
}

/** Returns an expense after an edit. */
function edited(before: DocumentData, change: DocumentData): DocumentData {
  const merged = Object.entries({ ...before, ...change });
  const after = Object.fromEntries(
    merged.filter(([, value]) => !(value instanceof FieldValue && value.isEqual(deleteField()))),
  );
  const counted = change['counted'] ?? expenseData('')['counted'];
  return withCounted({ ...after, counted });
}
