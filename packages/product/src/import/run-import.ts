import { type AppError, err, ok, type Result } from '@quits/errors';
import type { Doc } from '@quits/firestore';
import { loadCategoryWords } from '@quits/ledger';
import type { ImportedFile } from '@quits/ledger/files';
import type { Database } from '../database.ts';
import { isOwner } from '../access.ts';
import { productErrors } from '../errors/product-errors.ts';
import { changeGroup } from '../group/change-group.ts';
import { type GroupBeginning, newGroupDocument } from '../group/create-group.ts';
import { type IdentifiedExpense, importEntries } from './import-entries.ts';
import { readFromServer } from '../io/read-from-server.ts';
import { readWholeGroup } from '../expense/read-whole-group.ts';
import { groups } from '../group/collections.ts';
import { LIMITS } from '../limits.ts';
import { type Group, MAX_PEOPLE, type Person } from '../group/schema.ts';
import type { ImportJob } from './import-job.ts';
import { beginningOf, plannedExpenses, plannedSeries, plannedUsual } from './import-plan.ts';
import { importBudgets } from './import-budgets.ts';
import { importComments } from './import-comments.ts';
import { type AddReceipt, withReceipts } from './import-receipts.ts';
import { importSeries, readSeriesIds } from './import-series.ts';
import { readEntries } from './read-file.ts';

/** Progress callbacks and cancellation of an import. */
export interface RunImportOptions {
  readonly locale: string;
  readonly onProgress?: (done: number, total: number) => void;
  /** Called once with the expenses and the series that the group already had. */
  readonly onBegun?: (already: readonly string[]) => Promise<void>;
  /** Queues a receipt of an archive for upload. @default none are imported */
  readonly addReceipt?: AddReceipt;
  readonly signal?: AbortSignal;
}

/** Result of an import. */
export interface ImportSummary {
  /** Whether the account owns the group. */
  readonly owns: boolean;
  readonly added: number;
  /** Expenses that the group had already. */
  readonly known: number;
  /** Ids of all expenses that the job has added, in this visit or an earlier one. */
  readonly brought: readonly string[];
  /** Ids of all series that it has added. */
  readonly series: readonly string[];
}

/**
 * Runs or resumes a job: creates the group, its people, and the missing expenses. All ids are
 * determined in advance, so repeating it adds nothing.
 */
export async function runImport(
  database: Database,
  job: ImportJob,
  { locale, onProgress, onBegun, addReceipt, signal }: RunImportOptions,
): Promise<Result<ImportSummary, AppError>> {
  const stopping = signal === undefined ? {} : { signal };
  const file = await readEntries(job.text, { ...job.options, ...stopping });
  if (!file.ok) {
    return err(
      'recovery' in file.error ? file.error : productErrors.create('import/unknown-format'),
    );
  }
  const group = await openGroup(database, job, file.value);
  if (!group.ok) return group;
  const there = await readWholeGroup(database, job.groupId, stopping);
  if (!there.ok) return there;
  const known = new Map(there.value.docs.map(({ id, data }) => [id, data]));
  const plan = {
    mapping: job.mapping,
    currency: group.value.data.currency,
    categories: group.value.data.categories,
    words: await loadCategoryWords(locale).catch(() => []),
  };
  const expenses = plannedExpenses(file.value, plan);
  const fresh = expenses.flatMap((expense): IdentifiedExpense[] => {
    const found = known.get(expense.id);
    if (found === undefined) return [expense];
    return found.reverted === true ? [{ ...expense, revertedAt: found.rev }] : [];
  });
  const wanted = new Set(fresh.map(({ id }) => id));
  const planned = plannedSeries(file.value, plan);
  const repeated = planned.length === 0 ? ok([]) : await readSeriesIds(database, job, signal);
  if (!repeated.ok) return repeated;
  const already = new Set(
    job.already ?? [
      ...expenses.flatMap(({ id }) => (wanted.has(id) ? [] : [id])),
      ...repeated.value,
    ],
  );
  const series = planned.filter(({ id }) => isNewSeries(id, { already, expenses }));
  if (job.already === undefined) await onBegun?.([...already]);
  const owns = isOwner(group.value.data, job.uid);
  onProgress?.(0, fresh.length);
  const attached = await withReceipts(fresh, { file: file.value, job, addReceipt, signal });
  const added = await importEntries(database, {
    groupId: job.groupId,
    uid: job.uid,
    owns,
    entries: attached,
    onProgress: (done) => onProgress?.(done, fresh.length),
    ...stopping,
  });
  if (!added.ok) return added;
  const begun = await importSeries(database, job, { series, ...stopping });
  if (!begun.ok) return begun;
  // An existing group keeps its own budgets.
  if (job.newGroup !== undefined) {
    const limited = await importBudgets(database, job, { file: file.value, plan, ...stopping });
    if (!limited.ok) return limited;
  }
  const brought = expenses.flatMap(({ id }) => (already.has(id) ? [] : [id]));
  const said = await importComments(database, job, {
    file: file.value,
    group: group.value.data,
    brought,
    ...stopping,
  });
  if (!said.ok) return said;
  return ok({
    owns,
    added: added.value,
    known: expenses.length - fresh.length,
    brought,
    series: series.map(({ id }) => id),
  });
}

/**
 * Returns whether a group lacks a series: neither the series was there before the import, nor one of
 * its expenses, whose series a member has deleted since.
 */
function isNewSeries(
  id: string,
  {
    already,
    expenses,
  }: {
    readonly already: ReadonlySet<string>;
    readonly expenses: readonly IdentifiedExpense[];
  },
): boolean {
  if (already.has(id)) return false;
  return !expenses.some((one) => one.recurringId === id && already.has(one.id));
}

/** Returns the group with all people of the file; creates or extends it if necessary. */
async function openGroup(
  database: Database,
  job: ImportJob,
  file: ImportedFile,
): Promise<Result<Doc<Group>, AppError>> {
  const found = await readGroup(database, job.groupId);
  if (!found.ok) return found;
  if (found.value === undefined) {
    if (job.newGroup === undefined) return err(productErrors.create('group/not-found'));
    const beginning = beginningOf(file);
    const made = await makeGroup(database, job, {
      ...job.newGroup,
      ...beginning,
      ...plannedUsual(file, { mapping: job.mapping, categories: beginning.categories }),
    });
    return made.ok ? needed(await readGroup(database, job.groupId)) : made;
  }
  let group = found.value;
  for (;;) {
    const { people } = group.data;
    const missing = Object.entries(job.added).filter(([id]) => !(id in people));
    if (missing.length === 0) return ok(group);
    if (Object.keys(people).length + missing.length > MAX_PEOPLE) {
      return err(productErrors.create('group/too-many-people'));
    }
    const added = await addPeople(database, job, { group, people: nextOf(missing) });
    if (!added.ok) return added;
    group = added.value;
  }
}

/**
 * Returns the next people to add: first the user alone, who needs a separate commit to claim a
 * seat, then as many others as the rules allow in one commit.
 */
function nextOf(missing: readonly (readonly [string, Person])[]) {
  const own = missing.filter(([, { uid }]) => uid !== undefined).slice(0, 1);
  return own.length > 0 ? own : missing.slice(0, LIMITS.peopleAtOnce);
}

interface AddedPeople {
  readonly group: Doc<Group>;
  readonly people: readonly (readonly [string, Person])[];
}

async function addPeople(
  database: Database,
  job: ImportJob,
  { group, people }: AddedPeople,
): Promise<Result<Doc<Group>, AppError>> {
  const write = changeGroup(
    database,
    { group, uid: job.uid },
    {
      label: 'import-people',
      fields: Object.fromEntries(
        people.flatMap(([id, { uid, ...person }]) => [
          [`people.${id}`, person],
          ...(uid === undefined ? [] : [[`seats.${id}`, uid]]),
        ]),
      ),
      note: { change: 'personAdded', count: people.length },
    },
  );
  const done = await write.settled;
  if (!done.ok) {
    await database.discardWrite(write.id);
    return done;
  }
  return needed(await readGroup(database, job.groupId));
}

async function makeGroup(
  database: Database,
  { uid, groupId, added }: ImportJob,
  beginning: Omit<GroupBeginning, 'people'>,
): Promise<Result<undefined, AppError>> {
  if (Object.keys(added).length > MAX_PEOPLE)
    return err(productErrors.create('group/too-many-people'));
  const write = database.write('create-group', (batch) =>
    batch.create(groups, {}, groupId, newGroupDocument(uid, { ...beginning, people: added })),
  );
  const done = await write.settled;
  if (!done.ok) await database.discardWrite(write.id);
  return done;
}

/** The server doesn't distinguish a missing group from an unreadable one. */
async function readGroup(
  database: Database,
  id: string,
): Promise<Result<Doc<Group> | undefined, AppError>> {
  const found = await readFromServer(database, database.liveDocument(groups, { id }));
  if (found.ok) return found;
  return found.error.code === 'firestore/permission-denied' ? ok(undefined) : found;
}

function needed(found: Result<Doc<Group> | undefined, AppError>): Result<Doc<Group>, AppError> {
  if (!found.ok) return found;
  return found.value === undefined ? err(productErrors.create('group/not-found')) : ok(found.value);
}
