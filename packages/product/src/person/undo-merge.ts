import { type AppError, err, ok, type Result } from '@quits/errors';
import { deleteField, type Doc, firestoreErrors } from '@quits/firestore';
import { isOwner } from '../access.ts';
import type { Database } from '../database.ts';
import { validateEntry } from '@quits/ledger';
import { productErrors } from '../errors/product-errors.ts';
import { expenses } from '../expense/collections.ts';
import { recurring } from '../series/collections.ts';
import { countedOf } from '../expense/to-ledger-entry.ts';
import type { Expense, MergedParts } from '../expense/schema.ts';
import type { Group } from '../group/schema.ts';
import type { MergeNote } from '../group/group-change.ts';
import type { Recurring } from '../series/schema.ts';
import { madeOn, stampOf } from '../expense/change-expense.ts';
import { changeGroup } from '../group/change-group.ts';
import { countInCommits } from '../sums/count-in-commits.ts';
import { mergeNoteOf, readGroup } from './merge-people.ts';
import { isSeriesTouched, unmergeSeries } from './merge-series.ts';
import type { Merging } from './merged-parts.ts';
import { readAll } from '../io/read-pages.ts';

/** Merge to undo. */
export interface UndoMergeRequest {
  readonly groupId: string;
  readonly uid: string;
  /** The merged person. */
  readonly gone: string;
  readonly signal?: AbortSignal;
}

type Done = Result<undefined, AppError>;

/** A merge, and all that it changed. */
interface Merged {
  readonly group: Doc<Group>;
  readonly merging: Merging;
  readonly note: MergeNote;
  readonly expenses: readonly Unmerged[];
  readonly series: readonly Doc<Recurring>[];
}

interface Unmerged {
  readonly merged: Doc<Expense>;
  readonly was: MergedParts;
}

/**
 * Undoes a merge: its changes are reverted, and later additions stay. Fails with
 * `group/merge-touched` if a changed expense was edited since; an interrupted undo is an unfinished
 * merge, which can be resumed or undone.
 */
export async function undoMerge(database: Database, request: UndoMergeRequest): Promise<Done> {
  const found = await findMerged(database, request);
  if (!found.ok) return found;
  const merged = found.value;
  const opened = await reopen(database, request, merged);
  if (!opened.ok) return opened;
  const restored = await restoreAll(database, request, merged);
  if (!restored.ok) {
    const isRefused = restored.error.code === 'firestore/permission-denied';
    return isRefused ? touched() : restored;
  }
  for (const series of merged.series) {
    const done = await unmergeSeries(database, { ...request, ...merged.merging }, series);
    if (!done.ok) return done;
  }
  return part(database, request, merged);
}

function touched(): Done & { readonly ok: false } {
  return err(productErrors.create('group/merge-touched'));
}

async function findMerged(
  database: Database,
  { groupId, gone }: UndoMergeRequest,
): Promise<Result<Merged, AppError>> {
  const group = await readGroup(database, groupId);
  if (!group.ok) return group;
  const person = group.value.data.people[gone];
  const kept = person?.mergedInto ?? person?.mergingInto;
  if (kept === undefined) return err(firestoreErrors.create('write/gone'));
  const note = await mergeNoteOf(database, group.value, gone);
  if (note === undefined) return touched();
  const { swappedAt, count } = note;
  if (swappedAt !== undefined && group.value.data.revs[kept] !== swappedAt) return touched();
  const merging = { gone, kept, count };
  const all = await readAll(database, expenses, { groupId }, { source: 'server' });
  if (!all.ok) return all;
  const repeating = await readAll(database, recurring, { groupId }, { source: 'server' });
  if (!repeating.ok) return repeating;
  const changed = all.value.docs.flatMap((merged) => {
    const was = merged.data.mergedFrom?.[gone];
    return was === undefined ? [] : [{ merged, was }];
  });
  const series = repeating.value.docs.filter(({ data }) => data.mergedFrom?.[gone] !== undefined);
  return changed.every(isUntouched) && !series.some((one) => isSeriesTouched(one, merging))
    ? ok({ group: group.value, merging, note, expenses: changed, series })
    : touched();
}

/**
 * Returns whether an expense is unchanged since the merge. Any member could have written the stored
 * previous fields, so they are validated too.
 */
function isUntouched({ merged: { data }, was }: Unmerged): boolean {
  return data.rev === was.rev && validateEntry({ ...data, ...partsOf(was) }) === undefined;
}

function partsOf({ payers, shares, split }: MergedParts) {
  return { payers, shares, split };
}

/** Marks the merge as unfinished. */
async function reopen(
  database: Database,
  { uid, gone }: UndoMergeRequest,
  { group, merging: { kept }, note }: Merged,
): Promise<Done> {
  if (group.data.people[gone]?.mergingInto === kept) return ok(undefined);
  const fields = {
    [`people.${gone}.mergedInto`]: deleteField(),
    [`people.${gone}.mergingInto`]: kept,
  };
  const change = { label: 'merge-people', note: { change: 'unmerged', merge: note } } as const;
  const write = changeGroup(database, { group, uid }, { ...change, fields, personId: kept });
  return settled(database, write);
}

function restoreAll(
  database: Database,
  { groupId, uid, gone, signal }: UndoMergeRequest,
  { group, expenses: items }: Merged,
): Promise<Done> {
  const before = ({ merged: { data }, was }: Unmerged): Expense => ({ ...data, ...partsOf(was) });
  return countInCommits(database, {
    groupId,
    uid,
    owns: isOwner(group.data, uid),
    items,
    change: 'unmerged',
    changeOf: (item) => {
      const { counted: _, ...after } = before(item);
      const { isOut = false } = item.was;
      const isLive = item.merged.data.deletedAt === undefined;
      return {
        expenseId: item.merged.id,
        ...(isLive ? { before: item.merged.data } : {}),
        ...(isLive || isOut ? { after } : {}),
      };
    },
    put: (batch, item, rev) => {
      const { counted: _, ...after } = before(item);
      const patch = {
        ...partsOf(item.was),
        counted: countedOf(item.merged.id, after),
        ...(item.was.isOut === true ? { deletedAt: deleteField() } : {}),
        [`mergedFrom.${gone}`]: deleteField(),
        ...stampOf(item.merged, uid, rev),
      };
      batch.update(expenses, { groupId }, item.merged.id, patch, madeOn(item.merged));
    },
    ...(signal === undefined ? {} : { signal }),
  });
}

/** Separates the two people again and restores their names. */
async function part(
  database: Database,
  { groupId, uid, gone }: UndoMergeRequest,
  { merging: { kept }, note }: Merged,
): Promise<Done> {
  const group = await readGroup(database, groupId);
  if (!group.ok) return group;
  const { people } = group.value.data;
  const write = changeGroup(
    database,
    { group: group.value, uid },
    {
      label: 'merge-people',
      fields: {
        [`people.${gone}.mergingInto`]: deleteField(),
        ...(note.hadLeft === true ? {} : { [`people.${gone}.leftAt`]: deleteField() }),
        ...(note.swappedAt === undefined
          ? {}
          : {
              [`people.${gone}.name`]: people[kept]?.name,
              [`people.${kept}.name`]: people[gone]?.name,
            }),
      },
      note: { change: 'unmerged' },
      personId: kept,
    },
  );
  return settled(database, write);
}

/** No draft needed for rejected writes: the operation is idempotent and resumes. */
async function settled(database: Database, write: ReturnType<typeof changeGroup>): Promise<Done> {
  const done = await write.settled;
  if (!done.ok) await database.discardWrite(write.id);
  return done;
}
