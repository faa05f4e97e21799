import { type AppError, createAppError, err, ok, type Result } from '@quits/errors';
import type { Doc } from '@quits/firestore';
import type {
  ExportedComment,
  ExportedEvent,
  ExportedExpense,
  ExportedGroup,
  ExportedReceipt,
} from '@quits/ledger/files';
import { activity } from '../activity/collections.ts';
import type { Activity } from '../activity/schema.ts';
import { budgets } from '../budget/collections.ts';
import { comments } from '../comment/collections.ts';
import type { Database } from '../database.ts';
import { readWholeGroup } from '../expense/read-whole-group.ts';
import type { Expense } from '../expense/schema.ts';
import type { Group } from '../group/schema.ts';
import { readAll } from '../io/read-pages.ts';
import { recurring } from '../series/collections.ts';
import { type Attachment, attachmentsOf } from './attachments.ts';
import { exportedBudgets } from './exported-budgets.ts';
import { exportedGroup } from './exported-group.ts';

/** Group to read, and the options. */
export interface ReadWholeRequest {
  readonly group: Pick<Doc<Group>, 'id' | 'data'>;
  /** Name of authors who aren't in the group anymore. */
  readonly someone: string;
  /** Called with the number of expenses that are read so far. */
  readonly onProgress?: (expenses: number) => void;
  /** Cancels the reading, which then fails with `network/aborted`. */
  readonly signal?: AbortSignal | undefined;
}

/** All of a group, as its archive has it. */
export interface WholeExport {
  readonly group: ExportedGroup;
  /** The receipts, named as the group names them. */
  readonly attachments: readonly Attachment[];
  /** Whether the data is only from the cache, or partly unreadable. */
  readonly isPartial: boolean;
}

/** Number of expenses whose comments are requested concurrently. */
const AT_ONCE = 20;

/**
 * Reads everything of a group that its members see: besides the expenses and series, comments, receipts, budgets and the log. Comments
 * are requested only where there are some.
 */
export async function readWhole(
  database: Database,
  { group, someone, onProgress, signal }: ReadWholeRequest,
): Promise<Result<WholeExport, AppError>> {
  const groupId = group.id;
  const read = { signal };
  const all = await readWholeGroup(database, groupId, { ...read, onProgress });
  if (!all.ok) return all;
  const series = await readAll(database, recurring, { groupId }, read);
  if (!series.ok) return series;
  const limits = await readAll(database, budgets, { groupId }, read);
  if (!limits.ok) return limits;
  const log = await readAll(database, activity, { groupId }, read);
  if (!log.ok) return log;
  const nameOf = authorNames(group.data, someone);
  const live = all.value.docs.filter(({ data }) => data.deletedAt === undefined);
  const said = await readComments(database, { groupId, expenses: live, nameOf, signal });
  if (!said.ok) return said;
  const whole = exportedGroup(group.data, all.value.docs, series.value.docs);
  const receipts = new Map(live.map((doc) => [doc.id, receiptsOf(groupId, doc)]));
  const parts = [all.value, series.value, limits.value, log.value];
  return ok({
    group: {
      ...whole,
      expenses: whole.expenses.map((expense) =>
        withExtras(expense, said.value.get(expense.id), receipts.get(expense.id)),
      ),
      budgets: exportedBudgets(group.data, limits.value.docs),
      activity: log.value.docs.toSorted(byTime).map((doc) => eventOf(doc, nameOf)),
    },
    attachments: [...receipts.values()].flatMap((some) =>
      some.map(({ path, file }) => ({ path, name: file })),
    ),
    isPartial: parts.some(({ fromCache, unreadable }) => fromCache || unreadable > 0),
  });
}

function withExtras(
  expense: ExportedExpense,
  said: readonly ExportedComment[] = [],
  receipts: readonly StoredReceipt[] = [],
): ExportedExpense {
  return {
    ...expense,
    ...(said.length === 0 ? {} : { comments: said }),
    ...(receipts.length === 0
      ? {}
      : { receipts: receipts.map(({ id, name, type, file }) => ({ id, name, type, file })) }),
  };
}

interface StoredReceipt extends ExportedReceipt {
  /** Path in the object store. */
  readonly path: string;
}

function receiptsOf(groupId: string, { id, data }: Doc<Expense>): readonly StoredReceipt[] {
  const stored = attachmentsOf(groupId, { id, receipts: data.receipts });
  return data.receipts.flatMap((receipt, index) => {
    const { path, name: file } = stored[index] ?? {};
    if (path === undefined || file === undefined) return [];
    const { name, type } = receipt;
    return [{ id: receipt.id, name, type, file: file.replace(`/${groupId}/`, '/'), path }];
  });
}

interface CommentsRequest {
  readonly groupId: string;
  readonly expenses: readonly Doc<Expense>[];
  readonly nameOf: (uid: string) => string;
  readonly signal: AbortSignal | undefined;
}

async function readComments(
  database: Database,
  { groupId, expenses, nameOf, signal }: CommentsRequest,
): Promise<Result<ReadonlyMap<string, readonly ExportedComment[]>, AppError>> {
  const said = new Map<string, readonly ExportedComment[]>();
  const asked = expenses.filter(({ data }) => data.commentCount !== 0);
  for (let at = 0; at < asked.length; at += AT_ONCE) {
    if (signal?.aborted === true) return err(createAppError('network/aborted'));
    const found = await Promise.all(
      asked.slice(at, at + AT_ONCE).map(async ({ id }) => ({
        id,
        read: await readAll(database, comments, { groupId, expenseId: id }),
      })),
    );
    for (const { id, read } of found) {
      if (!read.ok) return read;
      const some = read.value.docs
        .toSorted(byTime)
        .flatMap(({ data: { by, at: when, text } }): ExportedComment[] =>
          when === null ? [] : [{ by: nameOf(by), at: when.toISOString(), text }],
        );
      said.set(id, some);
    }
  }
  return ok(said);
}

/** Returns a function that names the account of an entry or a comment. */
function authorNames({ people }: Group, someone: string): (uid: string) => string {
  const names = new Map(
    Object.values(people).flatMap(({ uid, name }) => (uid === undefined ? [] : [[uid, name]])),
  );
  return (uid) => names.get(uid) ?? someone;
}

function eventOf({ id, data }: Doc<Activity>, nameOf: (uid: string) => string): ExportedEvent {
  const { at, by, what, target, before, after } = data;
  // As JSON, in which times are texts.
  const event: ExportedEvent = JSON.parse(
    JSON.stringify({ id, at, by: nameOf(by), what, target, before, after }),
  );
  return event;
}

function byTime(
  a: Doc<{ readonly at: Date | null }>,
  b: Doc<{ readonly at: Date | null }>,
): number {
  return (
    (a.data.at?.getTime() ?? Infinity) - (b.data.at?.getTime() ?? Infinity) ||
    (a.id < b.id ? -1 : 1)
  );
}
