import { type AppError, appError, err, ok, type Result } from '@quits/errors';
import { type Database, deleteField, type Doc, newId, serverTimestamp } from '@quits/firestore';
import { replacePeople } from '@quits/ledger';
import { expenses, groups, recurring } from '../collections.ts';
import { countedOf } from '../counted-entry.ts';
import type { Expense } from '../schemas/expense.ts';
import type { Group } from '../schemas/group.ts';
import { changeGroup } from './change-group.ts';
import { countingOf, madeOn, stampOf } from './change-expense.ts';
import { countInCommits } from './count-in-commits.ts';
import { readFromServer } from './read-from-server.ts';
import { readPages } from './read-pages.ts';

/** Who becomes whom. */
export interface MergePeopleRequest {
  readonly groupId: string;
  readonly uid: string;
  /** The person who is not needed any more. */
  readonly from: string;
  /** The person who takes over all that is theirs. */
  readonly into: string;
  /** Called with the number of expenses looked at so far. */
  readonly onProgress?: (count: number) => void;
  readonly signal?: AbortSignal;
}

type Done = Result<undefined, AppError>;

/**
 * Makes two people one: every expense of the first becomes the second's, and payments between them
 * are deleted. The first is marked before and stays as a name for the history, so that whatever
 * interrupts this, doing it again goes on. Fails with `invite/person-taken` when both are accounts.
 */
export async function mergePeople(database: Database, request: MergePeopleRequest): Promise<Done> {
  const { groupId, from, into, signal, onProgress } = request;
  const marked = await mark(database, request);
  if (!marked.ok) return marked;
  const how = {
    from: 'server',
    ...(signal === undefined ? {} : { signal }),
    ...(onProgress === undefined ? {} : { onProgress }),
  } as const;
  for await (const page of readPages(database, expenses, { groupId }, how)) {
    if (!page.ok) return page;
    // What can't be read counts nowhere, so it has nobody to replace.
    const items = page.value.data.flatMap((expense) => replaced(expense, from, into) ?? []);
    const done = await replaceAll(database, request, { owns: marked.value, items });
    if (!done.ok) return done;
  }
  const series = await replaceInSeries(database, request);
  return series.ok ? finish(database, request) : series;
}

/** What comes again has to name the second person, too. */
async function replaceInSeries(
  database: Database,
  { groupId, uid, from, into }: MergePeopleRequest,
): Promise<Done> {
  for await (const page of readPages(database, recurring, { groupId }, { from: 'server' })) {
    if (!page.ok) return page;
    for (const { id, data } of page.value.data) {
      if (!names(data.template, from)) continue;
      const template = replacePeople(data.template, { [from]: into });
      const madeOnThis = { expects: { rev: data.rev === '' ? null : data.rev } };
      const write = database.write('merge-people', (batch) => {
        // A payment to oneself does not come again.
        if (template === undefined) return batch.delete(recurring, { groupId }, id, madeOnThis);
        const patch = {
          template,
          updatedAt: serverTimestamp(),
          updatedBy: uid,
          rev: newId(),
          base: data.rev,
        };
        batch.update(recurring, { groupId }, id, patch, madeOnThis);
      });
      const done = await write.settled;
      if (done.ok) continue;
      await database.discardWrite(write.id);
      return done;
    }
  }
  return ok(undefined);
}

/** Whether an expense has anything to do with a person. */
function names(
  { payers, shares, split }: Pick<Expense, 'payers' | 'shares' | 'split'>,
  id: string,
) {
  return id in payers || id in shares || JSON.stringify(split.inputs).includes(`"${id}"`);
}

async function readGroup(
  database: Database,
  groupId: string,
): Promise<Result<Doc<Group>, AppError>> {
  const found = await readFromServer(database, database.liveDocument(groups, { id: groupId }));
  if (!found.ok) return found;
  return found.value === undefined ? err(appError('group/not-found')) : ok(found.value);
}

/** From now on nobody is offered the first person any more. Gives whether the account owns the group. */
async function mark(
  database: Database,
  request: MergePeopleRequest,
): Promise<Result<boolean, AppError>> {
  const { groupId, uid, from, into } = request;
  const group = await readGroup(database, groupId);
  if (!group.ok) return group;
  const [first, second] = [group.value.data.people[from], group.value.data.people[into]];
  if (first === undefined || second === undefined || from === into) {
    return err(appError('write/gone'));
  }
  if (first.uid !== undefined && second.uid !== undefined && first.uid !== second.uid) {
    return err(appError('invite/person-taken'));
  }
  const owns = group.value.data.roles[uid] === 'owner';
  // A seat moves only with its account or by an owner.
  if (first.uid !== undefined && second.uid === undefined && !owns && first.uid !== uid) {
    return err(appError('invite/person-taken'));
  }
  if (first.mergingInto === into) return ok(owns);
  const write = changeGroup(
    database,
    { group: group.value, uid },
    {
      label: 'merge-people',
      fields: {
        [`people.${from}.mergingInto`]: into,
        ...(first.leftAt === undefined ? { [`people.${from}.leftAt`]: serverTimestamp() } : {}),
      },
      note: { change: 'merged' },
      personId: into,
    },
  );
  const done = await write.settled;
  return done.ok ? ok(owns) : done;
}

interface Replacement {
  readonly before: Doc<Expense>;
  /** `undefined` for a payment whose two sides become one person. */
  readonly after: Expense | undefined;
}

function replaced(before: Doc<Expense>, from: string, into: string): Replacement | undefined {
  if (!names(before.data, from)) return undefined;
  const { counted: _, ...own } = before.data;
  const after = replacePeople(own, { [from]: into });
  // A deleted payment between the two stays as it is.
  if (after === undefined && before.data.deletedAt !== undefined) return undefined;
  return { before, after };
}

function replaceAll(
  database: Database,
  { groupId, uid, signal }: MergePeopleRequest,
  { owns, items }: { readonly owns: boolean; readonly items: readonly Replacement[] },
): Promise<Done> {
  return countInCommits(database, {
    groupId,
    uid,
    owns,
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
      const patch =
        after === undefined
          ? { deletedAt: serverTimestamp(), counted: countingOf(before), ...stamp }
          : {
              payers: after.payers,
              shares: after.shares,
              split: after.split,
              counted: countedOf(before.id, after),
              ...stamp,
            };
      batch.update(expenses, { groupId }, before.id, patch, madeOn(before));
    },
    ...(signal === undefined ? {} : { signal }),
  });
}

async function finish(
  database: Database,
  { groupId, uid, from, into }: MergePeopleRequest,
): Promise<Done> {
  const group = await readGroup(database, groupId);
  if (!group.ok) return group;
  const account = group.value.data.people[from]?.uid;
  const write = changeGroup(
    database,
    { group: group.value, uid },
    {
      label: 'merge-people',
      fields: {
        [`people.${from}.mergingInto`]: deleteField(),
        [`people.${from}.mergedInto`]: into,
        ...(account === undefined ? {} : { [`seats.${from}`]: '', [`seats.${into}`]: account }),
      },
      note: { change: 'merged' },
      personId: into,
    },
  );
  return write.settled;
}
