import {
  firstResult,
  type Doc,
  type RejectedWrite,
  getIn,
  type WriteHandle,
} from '@quits/firestore';
import type { Database } from '../database.ts';
import * as v from 'valibot';
import { addExpense } from '../expense/add-expense.ts';
import {
  deleteExpense,
  editExpense,
  type ExistingExpense,
  restoreExpense,
} from '../expense/change-expense.ts';
import { newGroupDocument } from '../group/create-group.ts';
import { expenses } from '../expense/collections.ts';
import { groups } from '../group/collections.ts';
import { isWriteLabel, type WriteLabel } from '../writes.ts';
import { convertJoin, oldJoinAs } from './convert-join.ts';
import { linksOf } from './refused-chain.ts';
import { refusedEditSchema } from './refused-edit-schema.ts';
import { revisionOf } from '../values/revision.ts';
import { expenseInputSchema, type Expense } from '../expense/schema.ts';
import { groupSchema } from '../group/schema.ts';

const EXPENSE = /^groups\/([^/]+)\/expenses\/([^/]+)$/;
const ENTRY = /^groups\/[^/]+\/activity\/([^/]+)$/;
const GROUP = /^groups\/([^/]+)$/;

/**
 * Repeats a write of the app's first version in the current format, if its base still exists.
 * `undefined` if the user has to decide; then the write is kept.
 */
export async function convertWrite(
  database: Database,
  write: RejectedWrite,
  uid: string,
): Promise<WriteHandle | undefined> {
  if (oldJoinAs(write) !== undefined) return convertJoin(database, write, uid);
  // Under the id of its entry in the history, so that two pages which both convert it do it once.
  const rev = write.operations
    .map(({ path }) => ENTRY.exec(path)?.[1])
    .find((id) => id !== undefined);
  const own = rev === undefined ? { uid } : { uid, rev };
  const created = write.operations.find(({ kind }) => kind === 'create');
  if (created?.kind === 'create' && GROUP.test(created.path)) {
    if (!isWriteLabel(write.label)) return undefined;
    return convertGroup(database, created, write.label, uid);
  }
  const [, groupId, expenseId] =
    write.operations.map(({ path }) => EXPENSE.exec(path)).find((found) => found !== null) ?? [];
  if (groupId === undefined || expenseId === undefined) return undefined;
  if (created?.kind === 'create' && EXPENSE.test(created.path)) {
    const expense = v.safeParse(expenseInputSchema, created.data);
    return expense.success
      ? addExpense(database, { ...own, groupId, expenseId, expense: expense.output })
      : undefined;
  }
  return changeAgain(database, write, { ...own, groupId, expenseId });
}

/**
 * Repeats a chain of such writes in order; one that can't be repeated stays rejected with its
 * dependent writes.
 */
export async function convertAll(
  database: Database,
  write: RejectedWrite,
  uid: string,
): Promise<void> {
  for (const link of linksOf(write)) {
    const again = await convertWrite(database, link, uid);
    if (again === undefined) return;
    await database.discardWrite(link.id);
    await again.settled;
  }
}

async function changeAgain(
  database: Database,
  { label, operations, draft }: RejectedWrite,
  { expenseId, ...own }: Omit<ExistingExpense, 'expense'> & { readonly expenseId: string },
): Promise<WriteHandle | undefined> {
  const change = operations.find(({ path }) => EXPENSE.test(path));
  const expense = await readExpense(database, own.groupId, expenseId);
  if (change?.kind !== 'update' || expense === undefined) return undefined;
  const version = Number(getIn(change.patch, 'version')) - 1;
  // Another member's change came first.
  if (expense.data.rev !== revisionOf({ version })) return undefined;
  const existing = { ...own, expense };
  if (label === 'delete-expense') return deleteExpense(database, existing);
  if (label === 'restore-expense') return restoreExpense(database, existing);
  const edit = v.safeParse(refusedEditSchema, draft);
  return edit.success ? editExpense(database, existing, edit.output.edited) : undefined;
}

async function readExpense(
  database: Database,
  groupId: string,
  id: string,
): Promise<Doc<Expense> | undefined> {
  const state = await firstResult(database.liveDocument(expenses, { groupId, id }));
  return state.status === 'ready' ? state.data : undefined;
}

function convertGroup(
  database: Database,
  created: { readonly path: string; readonly data: Readonly<Record<string, unknown>> },
  label: WriteLabel,
  uid: string,
): WriteHandle | undefined {
  const group = v.safeParse(groupSchema, created.data);
  const id = GROUP.exec(created.path)?.[1];
  if (!group.success || id === undefined) return undefined;
  const { name, emoji, currency, people, categories, isExample } = group.output;
  return database.write(label, (batch) =>
    batch.create(groups, {}, id, {
      ...newGroupDocument(uid, { name, emoji, currency, people, categories }),
      ...(isExample === true ? { isExample } : {}),
    }),
  );
}
