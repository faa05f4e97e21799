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

/** Which expense, as it was when the person looked at it, and who changes it. */
export interface ExistingExpense {
  readonly groupId: string;
  readonly uid: string;
  readonly expense: Doc<Expense>;
  /** The commit's revision. @default a new one */
  readonly rev?: string;
}

/** What is handed back of an edit that the server refused: what it was made on, and its outcome. */
export interface RefusedEdit {
  readonly base: NewExpense;
  readonly edited: NewExpense;
}

/** A change that was made, and the expense as it leaves it, for a change that is made on this one. */
export interface ExpenseWrite extends WriteHandle {
  readonly result: Doc<Expense>;
}

/** Replaces what a person decides about an expense; refused whole when someone changed it first. */
export function editExpense(
  database: Database,
  { groupId, uid, expense, rev }: ExistingExpense,
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
      // What is deleted counts no more, and an edit of it moves nothing.
      const isLive = expense.data.deletedAt === undefined;
      applyBalanceDelta(batch, {
        groupId,
        rev: stamp.rev,
        expenseId: expense.id,
        ...(isLive ? { before: expense.data, after } : {}),
      });
      note(batch, { groupId, uid, rev: stamp.rev, what: 'edited', expense, after });
    },
    { draft },
  );
  const kept = withoutConversion(expense.data);
  const counted = countedOf(expense.id, after);
  return withResult(write, expense, stamp.rev, { ...kept, ...after, counted });
}

/** Takes an expense out of the balances; it can be restored at any time. */
export function deleteExpense(
  database: Database,
  { groupId, uid, expense, rev }: ExistingExpense,
): ExpenseWrite {
  const stamp = stampOf(expense, uid, rev);
  const write = database.write('delete-expense', (batch) => {
    const patch = { deletedAt: serverTimestamp(), counted: countingOf(expense), ...stamp };
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

/** Brings a deleted expense back, balances included. */
export function restoreExpense(
  database: Database,
  { groupId, uid, expense, rev }: ExistingExpense,
): ExpenseWrite {
  const stamp = stampOf(expense, uid, rev);
  const write = database.write('restore-expense', (batch) => {
    const counted = countingOf(expense);
    const patch = { deletedAt: deleteField(), takenBack: deleteField(), counted, ...stamp };
    batch.update(expenses, { groupId }, expense.id, patch, madeOn(expense));
    const after = { ...expense.data, counted };
    applyBalanceDelta(batch, { groupId, rev: stamp.rev, expenseId: expense.id, after });
    note(batch, { groupId, uid, rev: stamp.rev, what: 'restored', expense, after: expense.data });
  });
  const { deletedAt: _, takenBack: __, ...live } = expense.data;
  return withResult(write, expense, stamp.rev, live);
}

/** Brings a deleted expense back with other contents, for commits that do more. */
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
    takenBack: deleteField(),
    counted,
    ...stampOf(expense, uid, rev),
  };
  batch.update(expenses, { groupId }, expense.id, patch, madeOn(expense));
  applyBalanceDelta(batch, { groupId, rev, expenseId: expense.id, after: { ...after, counted } });
  note(batch, { groupId, uid, rev, what: 'restored', expense, after });
}

/** What an edit of an expense always writes: who, when, its revision and the one it was made on. */
export function stampOf(expense: Doc<Expense>, uid: string, rev: string = generateId()) {
  return { updatedAt: serverTimestamp(), updatedBy: uid, rev, base: expense.data.rev };
}

/** What is stored of an expense's counting, or would be: those of the first version lack it. */
export function countingOf({ id, data }: Doc<Expense>) {
  return data.counted ?? countedOf(id, data);
}

/** On condition that an expense is what it was when the person looked at it. */
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

/** An update keeps fields that are not named, so those that no longer hold are taken out. */
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
