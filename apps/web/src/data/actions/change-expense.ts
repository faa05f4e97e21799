import {
  type Database,
  deleteField,
  type Doc,
  newId,
  serverTimestamp,
  type WriteBatch,
  type WriteHandle,
} from '@quits/firestore';
import { activity, expenses } from '../collections.ts';
import type { Activity } from '../schemas/activity.ts';
import type { Expense } from '../schemas/expense.ts';
import { moveSums } from './move-sums.ts';
import { type NewExpense, parts, keptOf } from './new-expense.ts';

/** Which expense, as it was when the person looked at it, and who changes it. */
export interface ExistingExpense {
  readonly groupId: string;
  readonly uid: string;
  readonly expense: Doc<Expense>;
}

/** What is handed back of an edit that the server refused: what it was made on, and its outcome. */
export interface RefusedEdit {
  readonly base: NewExpense;
  readonly edited: NewExpense;
}

/** Replaces what a person decides about an expense; refused whole when someone changed it first. */
export function editExpense(
  database: Database,
  { groupId, uid, expense }: ExistingExpense,
  edited: NewExpense,
): WriteHandle {
  const after = {
    ...edited,
    title: edited.title.trim(),
    notes: edited.notes ?? '',
    receipts: [...(edited.receipts ?? expense.data.receipts)],
  };
  const draft: RefusedEdit = { base: parts(expense.data), edited: after };
  return database.write(
    'edit-expense',
    (batch) => {
      batch.update(expenses, { groupId }, expense.id, {
        ...after,
        ...withoutOldConversion(after),
        ...stamp(expense, uid),
      });
      moveSums(batch, { groupId, expenseId: expense.id, before: expense.data, after });
      note(batch, groupId, uid, 'edited', expense, after);
    },
    { draft },
  );
}

/** Takes an expense out of the balances; it can be restored at any time. */
export function deleteExpense(
  database: Database,
  { groupId, uid, expense }: ExistingExpense,
): WriteHandle {
  return database.write('delete-expense', (batch) => {
    batch.update(expenses, { groupId }, expense.id, {
      deletedAt: serverTimestamp(),
      ...stamp(expense, uid),
    });
    moveSums(batch, { groupId, expenseId: expense.id, before: expense.data });
    note(batch, groupId, uid, 'deleted', expense, undefined);
  });
}

/** Brings a deleted expense back, balances included. */
export function restoreExpense(
  database: Database,
  { groupId, uid, expense }: ExistingExpense,
): WriteHandle {
  return database.write('restore-expense', (batch) => {
    batch.update(expenses, { groupId }, expense.id, {
      deletedAt: deleteField(),
      takenBack: deleteField(),
      ...stamp(expense, uid),
    });
    moveSums(batch, { groupId, expenseId: expense.id, after: expense.data });
    note(batch, groupId, uid, 'restored', expense, expense.data);
  });
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

function stamp(expense: Doc<Expense>, uid: string) {
  return {
    updatedAt: serverTimestamp(),
    updatedBy: uid,
    version: expense.data.version + 1,
  };
}

function note(
  batch: WriteBatch,
  groupId: string,
  uid: string,
  what: Activity['what'],
  expense: Doc<Expense>,
  after: NewExpense | undefined,
): void {
  batch.create(activity, { groupId }, newId(), {
    at: serverTimestamp(),
    by: uid,
    what,
    target: { kind: 'expense', id: expense.id },
    before: keptOf(expense.data),
    after: after === undefined ? null : keptOf(after),
  });
}
