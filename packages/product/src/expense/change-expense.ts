import {
  deleteField,
  type Doc,
  generateId,
  serverTimestamp,
  type WriteBatch,
  type WriteHandle,
} from '@quits/firestore';
import type { Database } from '../database.ts';
import { activity } from '../activity/collections.ts';
import { expenses } from './collections.ts';
import { countedOf } from './to-ledger-entry.ts';
import { expectedOf } from '../values/revision.ts';
import type { Activity } from '../activity/schema.ts';
import type { Expense } from './schema.ts';
import { applyBalanceDelta } from './apply-balance-delta.ts';
import { type NewExpense, toDraft, toActivitySnapshot } from './new-expense.ts';

/** An expense as the user saw it, and the author of the change. */
export interface ExistingExpense {
  readonly groupId: string;
  readonly uid: string;
  readonly expense: Doc<Expense>;
  /** The commit's revision. @default a new one */
  readonly rev?: string;
}

/**
 * Draft stored with an edit, returned if the server rejects it: the base version and the result.
 */
export interface RefusedEdit {
  readonly base: NewExpense;
  readonly edited: NewExpense;
}

/** A pending change with the resulting expense, for changes based on it. */
export interface ExpenseWrite extends WriteHandle {
  readonly result: Doc<Expense>;
}

/** A rejected write that a change replaces. */
export interface Replacement {
  /** Its id; it's discarded with its dependent writes. */
  readonly replaces?: string;
}

/**
 * Replaces the editable fields of an expense; rejected as a whole if another member changed it
 * first.
 */
export function editExpense(
  database: Database,
  { groupId, uid, expense, rev, replaces }: ExistingExpense & Replacement,
  edited: NewExpense,
): ExpenseWrite {
  const after = {
    ...edited,
    title: edited.title.trim(),
    notes: edited.notes ?? '',
    receipts: [...(edited.receipts ?? expense.data.receipts)],
  };
  const draft: RefusedEdit = { base: toDraft(expense.data), edited: after };
  const stamp = stampOf(expense, uid, rev);
  const write = database.write(
    'edit-expense',
    (batch) => {
      const counted = countedOf(expense.id, after);
      const patch = { ...after, ...withoutOldConversion(after), counted, ...stamp };
      batch.update(expenses, { groupId }, expense.id, patch, madeOn(expense));
      // A deleted expense doesn't count, so its edits move no sums.
      const isLive = expense.data.deletedAt === undefined;
      applyBalanceDelta(batch, {
        groupId,
        rev: stamp.rev,
        expenseId: expense.id,
        ...(isLive ? { before: expense.data, after } : {}),
      });
      note(batch, { groupId, uid, rev: stamp.rev, what: 'edited', expense, after });
    },
    { draft, ...(replaces === undefined ? {} : { replaces }) },
  );
  const kept = withoutConversion(expense.data);
  const counted = countedOf(expense.id, after);
  return withResult(write, expense, stamp.rev, { ...kept, ...after, counted });
}

/** Deletes an expense and removes it from the balances; it can be restored at any time. */
export function deleteExpense(
  database: Database,
  { groupId, uid, expense, rev }: ExistingExpense,
): ExpenseWrite {
  const stamp = stampOf(expense, uid, rev);
  const write = database.write('delete-expense', (batch) => {
    const patch = {
      ...contentsOf(expense.data),
      deletedAt: serverTimestamp(),
      counted: countingOf(expense),
      ...stamp,
    };
    batch.update(expenses, { groupId }, expense.id, patch, madeOn(expense));
    applyBalanceDelta(batch, {
      groupId,
      rev: stamp.rev,
      expenseId: expense.id,
      before: expense.data,
    });
    note(batch, { groupId, uid, rev: stamp.rev, what: 'deleted', expense, after: undefined });
  });
  return withResult(write, expense, stamp.rev, { ...expense.data, deletedAt: null });
}

/** Restores a deleted expense and its balance changes. */
export function restoreExpense(
  database: Database,
  { groupId, uid, expense, rev }: ExistingExpense,
): ExpenseWrite {
  const stamp = stampOf(expense, uid, rev);
  const write = database.write('restore-expense', (batch) => {
    const counted = countingOf(expense);
    const patch = {
      ...contentsOf(expense.data),
      deletedAt: deleteField(),
      reverted: deleteField(),
      counted,
      ...stamp,
    };
    batch.update(expenses, { groupId }, expense.id, patch, madeOn(expense));
    const after = { ...expense.data, counted };
    applyBalanceDelta(batch, { groupId, rev: stamp.rev, expenseId: expense.id, after });
    note(batch, { groupId, uid, rev: stamp.rev, what: 'restored', expense, after: expense.data });
  });
  const { deletedAt: _, reverted: __, ...live } = expense.data;
  return withResult(write, expense, stamp.rev, live);
}

/** Restores a deleted expense with other contents, as part of a larger commit. */
export function putBack(
  batch: WriteBatch,
  { groupId, uid, expense, rev }: ExistingExpense & { readonly rev: string },
  after: NewExpense,
): void {
  const counted = countedOf(expense.id, after);
  const patch = {
    ...after,
    notes: after.notes ?? '',
    receipts: [...(after.receipts ?? expense.data.receipts)],
    ...withoutOldConversion(after),
    deletedAt: deleteField(),
    reverted: deleteField(),
    counted,
    ...stampOf(expense, uid, rev),
  };
  batch.update(expenses, { groupId }, expense.id, patch, madeOn(expense));
  applyBalanceDelta(batch, { groupId, rev, expenseId: expense.id, after: { ...after, counted } });
  note(batch, { groupId, uid, rev, what: 'restored', expense, after });
}

/** Returns the fields of every edit of an expense: author, time, its revision and its base. */
export function stampOf(expense: Doc<Expense>, uid: string, rev: string = generateId()) {
  return { updatedAt: serverTimestamp(), updatedBy: uid, rev, base: expense.data.rev };
}

/** Returns the stored `counted` of an expense; computes it for expenses of the first version. */
export function countingOf({ id, data }: Doc<Expense>) {
  return data.counted ?? countedOf(id, data);
}

/** Requires that an expense is unchanged since the user saw it. */
export function madeOn(expense: Doc<Expense>) {
  return { expects: expectedOf(expense.data.rev) };
}

function withResult(
  write: WriteHandle,
  expense: Doc<Expense>,
  rev: string,
  data: Expense,
): ExpenseWrite {
  return { ...write, result: { ...expense, pending: true, data: { ...data, rev } } };
}

function withoutConversion(data: Expense): Expense {
  const { groupAmount: _, groupCurrency: __, rate: ___, ...rest } = data;
  const { rateSource: ____, rateDate: _____, ...own } = rest;
  return own;
}

/**
 * Returns the contents that a change was made on, which it writes again: otherwise this device shows them mixed with those
 * of an earlier change that the server will reject.
 */
function contentsOf(data: Expense) {
  const { receipts, ...rest } = toDraft(data);
  return { ...rest, ...withoutOldConversion(data), receipts: [...(receipts ?? [])] };
}

/** Deletes obsolete conversion fields, since an update keeps fields that it doesn't name. */
function withoutOldConversion(after: NewExpense) {
  return {
    groupAmount: after.groupAmount ?? deleteField(),
    groupCurrency: after.groupCurrency ?? deleteField(),
    rate: after.rate ?? deleteField(),
    rateSource: after.rateSource ?? deleteField(),
    rateDate: after.rateDate ?? deleteField(),
  };
}

function note(
  batch: WriteBatch,
  {
    groupId,
    uid,
    rev,
    what,
    expense,
    after,
  }: ExistingExpense & {
    readonly rev: string;
    readonly what: Activity['what'];
    readonly after: NewExpense | undefined;
  },
): void {
  batch.create(
    activity,
    { groupId },
    rev,
    {
      at: serverTimestamp(),
      by: uid,
      what,
      target: { kind: 'expense', id: expense.id },
      before: toActivitySnapshot(expense.data),
      after: after === undefined ? null : toActivitySnapshot(after),
    },
    { proof: true },
  );
}
