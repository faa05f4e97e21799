import { type AppError, err, ok, type Result } from '@quits/errors';
import { deleteField, type Doc, generateId, serverTimestamp } from '@quits/firestore';
import { isOwner } from '../access.ts';
import type { Database } from '../database.ts';
import type { CountMerged } from '@quits/ledger';
import { productErrors } from '../errors/product-errors.ts';
import { activity } from '../activity/collections.ts';
import { expenses } from '../expense/collections.ts';
import { groups } from '../group/collections.ts';
import { countedOf } from '../expense/to-ledger-entry.ts';
import type { Group } from '../group/schema.ts';
import { type MergeNote, readGroupChange } from '../group/group-change.ts';
import { changeGroup } from '../group/change-group.ts';
import { countingOf, madeOn, stampOf } from '../expense/change-expense.ts';
import { countInCommits } from '../sums/count-in-commits.ts';
import { mergeDirection } from './merge-direction.ts';
import { mergeSeries } from './merge-series.ts';
import { keptParts, type Merging, type Replacement, replaced } from './merged-parts.ts';
import { readFromServer } from '../io/read-from-server.ts';
import { readPages, type ReadPagesOptions } from '../io/read-pages.ts';

/** People to merge. */
export interface MergePeopleRequest {
  readonly groupId: string;
  readonly uid: string;
  /** Person to merge and remove. */
  readonly from: string;
  /** Person to merge into. */
  readonly into: string;
  /**
   * How to count where both are named; a resumed merge keeps its original value. @default 'twice'
   */
  readonly count?: CountMerged;
  /** Called with the number of expenses looked at so far. */
  readonly onProgress?: (count: number) => void;
  readonly signal?: AbortSignal;
}

type Done = Result<undefined, AppError>;

/** A merge that has started. */
interface Begun extends Merging {
  readonly owns: boolean;
  /** Data for undoing it; missing if the person was changed in the meantime. */
  readonly note: MergeNote | undefined;
}

/**
 * Merges two people: every expense of the first becomes the second's, and payments between them are
 * deleted. The merged person is marked first and stays as a name for the history, so that an
 * interrupted merge can be repeated. Fails with `invite/person-taken` if both have accounts.
 */
export async function mergePeople(database: Database, request: MergePeopleRequest): Promise<Done> {
  const { groupId, uid, signal, onProgress } = request;
  const begun = await begin(database, request);
  if (!begun.ok) return begun;
  const merging = begun.value;
  const how: ReadPagesOptions = {
    source: 'server',
    ...(signal === undefined ? {} : { signal }),
    ...(onProgress === undefined ? {} : { onProgress }),
  };
  for await (const page of readPages(database, expenses, { groupId }, how)) {
    if (!page.ok) return page;
    // Unreadable expenses count nowhere, so they need no replacement.
    const items = page.value.data.flatMap((expense) => replaced(expense, merging) ?? []);
    const done = await replaceAll(database, request, { merging, items });
    if (!done.ok) return done;
  }
  const series = await mergeSeries(database, { groupId, uid, ...merging });
  return series.ok ? finish(database, request, merging) : series;
}

/** The group as the server has it. */
export async function readGroup(
  database: Database,
  groupId: string,
): Promise<Result<Doc<Group>, AppError>> {
  const found = await readFromServer(database, database.liveDocument(groups, { id: groupId }));
  if (!found.ok) return found;
  return found.value === undefined ? err(productErrors.create('group/not-found')) : ok(found.value);
}

/**
 * Returns the merge details from the last change of a person; `undefined` if it was another change.
 */
export async function mergeNoteOf(
  database: Database,
  { id: groupId, data }: Doc<Group>,
  gone: string,
): Promise<MergeNote | undefined> {
  const rev = data.revs[gone];
  if (rev === undefined) return undefined;
  const found = await readFromServer(
    database,
    database.liveDocument(activity, { groupId, id: rev }),
  );
  const entry = found.ok ? found.value?.data : undefined;
  const note = readGroupChange(entry?.after ?? null)?.merge;
  return note?.from === gone ? note : undefined;
}

/** Marks the merged person, who is no longer offered from now on. */
async function begin(
  database: Database,
  { groupId, uid, from, into, count = 'twice' }: MergePeopleRequest,
): Promise<Result<Begun, AppError>> {
  const group = await readGroup(database, groupId);
  if (!group.ok) return group;
  const { people } = group.value.data;
  const direction = mergeDirection(group.value.data, from, into);
  if (!direction.ok) return direction;
  const { gone, kept, swapsNames } = direction.value;
  const owns = isOwner(group.value.data, uid);
  const [one, other] = [people[gone], people[kept]];
  if (one?.mergingInto === kept || one?.mergedInto === kept) {
    const note = await mergeNoteOf(database, group.value, gone);
    return ok({ gone, kept, owns, note, count: note?.count ?? count });
  }
  const rev = generateId();
  const note: MergeNote = {
    from: gone,
    count,
    ...(one?.leftAt === undefined ? {} : { hadLeft: true }),
    ...(swapsNames ? { swappedAt: rev } : {}),
  };
  const write = changeGroup(
    database,
    { group: group.value, uid },
    {
      label: 'merge-people',
      fields: {
        [`people.${gone}.mergingInto`]: kept,
        ...(one?.leftAt === undefined ? { [`people.${gone}.leftAt`]: serverTimestamp() } : {}),
        ...(swapsNames
          ? { [`people.${gone}.name`]: other?.name, [`people.${kept}.name`]: one?.name }
          : {}),
      },
      note: { change: 'merged', merge: note },
      personId: kept,
      rev,
    },
  );
  const done = await write.settled;
  if (done.ok) return ok({ gone, kept, owns, note, count });
  await database.discardWrite(write.id);
  return done;
}

function replaceAll(
  database: Database,
  { groupId, uid, signal }: MergePeopleRequest,
  { merging, items }: { readonly merging: Begun; readonly items: readonly Replacement[] },
): Promise<Done> {
  return countInCommits(database, {
    groupId,
    uid,
    owns: merging.owns,
    items,
    change: 'merged',
    changeOf: ({ before, after }) => {
      const isLive = before.data.deletedAt === undefined;
      return {
        expenseId: before.id,
        ...(isLive ? { before: before.data } : {}),
        ...(isLive && after !== undefined ? { after } : {}),
      };
    },
    put: (batch, { before, after }, rev) => {
      const stamp = stampOf(before, uid, rev);
      const kept = keptParts(before.data, rev);
      const patch =
        after === undefined
          ? {
              deletedAt: serverTimestamp(),
              counted: countingOf(before),
              [`mergedFrom.${merging.gone}`]: { ...kept, isOut: true },
              ...stamp,
            }
          : {
              payers: after.payers,
              shares: after.shares,
              split: after.split,
              counted: countedOf(before.id, after),
              [`mergedFrom.${merging.gone}`]: kept,
              ...stamp,
            };
      batch.update(expenses, { groupId }, before.id, patch, madeOn(before));
    },
    ...(signal === undefined ? {} : { signal }),
  });
}

async function finish(
  database: Database,
  { groupId, uid }: MergePeopleRequest,
  { gone, kept, owns, note }: Begun,
): Promise<Done> {
  const group = await readGroup(database, groupId);
  if (!group.ok) return group;
  const { people } = group.value.data;
  if (people[gone]?.mergedInto === kept) return ok(undefined);
  // A user who came back may be linked to both; only the account itself and owners can clear the
  // merged person's seat.
  const account = people[gone]?.uid;
  const clearsSeat =
    account !== undefined && account === people[kept]?.uid && (owns || account === uid);
  const write = changeGroup(
    database,
    { group: group.value, uid },
    {
      label: 'merge-people',
      fields: {
        [`people.${gone}.mergingInto`]: deleteField(),
        [`people.${gone}.mergedInto`]: kept,
        ...(clearsSeat ? { [`seats.${gone}`]: '' } : {}),
      },
      note: { change: 'merged', ...(note === undefined ? {} : { merge: note }) },
      personId: kept,
    },
  );
  const done = await write.settled;
  if (!done.ok) await database.discardWrite(write.id);
  return done;
}
