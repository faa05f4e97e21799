import { type AppError, err, ok, type Result } from '@quits/errors';
import { generateId } from '@quits/firestore';
import type { ImportedFile } from '@quits/ledger/files';
import type { Database } from '../database.ts';
import { productErrors } from '../errors/product-errors.ts';
import { firstCharacters, LIMITS } from '../limits.ts';
import { nameKey } from '../person/name-key.ts';
import {
  type ArchivedOutcome,
  type ArchivedState,
  type ArchiveWork,
  leftIn,
} from './archive-work.ts';
import { mainCurrency, planPeople } from './import-plan.ts';
import type { ArchivedData, readArchive } from './read-archive.ts';
import { readEntries } from './read-file.ts';
import { runImport, type RunImportOptions } from './run-import.ts';

/** Progress callbacks and cancellation of {@link runArchive}. */
export interface RunArchiveOptions extends Pick<
  RunImportOptions,
  'locale' | 'addReceipt' | 'signal'
> {
  /** Reads a group of the archive; its code is loaded only for archives. */
  readonly read: typeof readArchive;
  /** Called with the group that begins, and with its expenses as they are added. */
  readonly onProgress?: (group: ArchivedData, done: number, total: number | undefined) => void;
  /** Called before anything of a group is written, and when it has ended; the import waits for it. */
  readonly onChange?: (work: ArchiveWork) => Promise<void> | void;
}

/**
 * Imports the groups of an archive that aren't imported yet, each as a new group, one after the other. One that fails doesn't keep the
 * others from being imported. Returns how far it came; running that again resumes it and adds nothing twice.
 */
export async function runArchive(
  database: Database,
  begun: ArchiveWork,
  { onProgress, onChange, ...options }: RunArchiveOptions,
): Promise<ArchiveWork> {
  let work = begun;
  const put = async (path: string, state: ArchivedState): Promise<void> => {
    work = { ...work, state: { ...work.state, [path]: state } };
    await onChange?.(work);
  };
  for (const group of leftIn(begun)) {
    if (isStopped(options.signal)) break;
    onProgress?.(group, 0, undefined);
    // oxlint-disable-next-line no-await-in-loop -- One group after the other.
    const outcome = await importGroup(database, group, {
      work,
      ...options,
      onPlan: (plan) => put(group.path, { plan }),
      onProgress: (done, total) => onProgress?.(group, done, total),
    });
    // It is resumed by its plan.
    if (!outcome.ok && isStopped(options.signal)) break;
    const plan = work.state[group.path]?.plan;
    // oxlint-disable-next-line no-await-in-loop -- One group after the other.
    await put(group.path, {
      ...(plan === undefined ? {} : { plan }),
      outcome: outcome.ok ? outcome.value : { status: 'failed', code: outcome.error.code },
    });
  }
  return work;
}

/** A function, since the signal changes meanwhile. */
function isStopped(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}

type Plan = NonNullable<ArchivedState['plan']>;

interface OneGroup extends Omit<RunImportOptions, 'onBegun'> {
  readonly work: ArchiveWork;
  readonly read: typeof readArchive;
  /** Stores the ids before anything is written under them. */
  readonly onPlan: (plan: Plan) => Promise<void>;
}

async function importGroup(
  database: Database,
  { path, name }: ArchivedData,
  { work, read: readGroup, onPlan, ...options }: OneGroup,
): Promise<Result<ArchivedOutcome, AppError>> {
  const { uid } = work;
  const found = await readGroup(work.file, path);
  if (!found.ok) return found;
  const { text, files } = found.value;
  const read = await readEntries(text, work.options);
  if (!read.ok) return err(productErrors.create('import/unknown-format'));
  const plan = work.state[path]?.plan ?? planOf(read.value, { name, work });
  if (plan === undefined) return ok({ status: 'nobody' });
  await onPlan(plan);
  const job = { ...plan, uid, text, files, options: work.options };
  const done = await runImport(database, job, {
    ...options,
    onBegun: (already) => onPlan({ ...plan, already }),
  });
  return done.ok
    ? ok({ status: 'imported', groupId: plan.groupId, added: done.value.added })
    : done;
}

/** Returns the ids of a new group and its people; undefined if nobody in it has the importer's name. */
function planOf(
  file: ImportedFile,
  { name, work }: { readonly name: string; readonly work: ArchiveWork },
): Plan | undefined {
  const { uid, ownName } = work;
  const self = file.people.find((person) => nameKey(person.name) === nameKey(ownName));
  if (self === undefined) return undefined;
  const people = planPeople(file, {}, { self: { key: self.key, uid, name: ownName } });
  const currency = file.currency ?? mainCurrency(file) ?? work.options.currency;
  const title = firstCharacters(file.name ?? name, LIMITS.text.groupName);
  return { ...people, groupId: generateId(), newGroup: { name: title, currency } };
}
