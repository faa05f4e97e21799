import type { ImportOptions } from '@quits/ledger/files';
import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import type { PeoplePlan } from './import-plan.ts';

/** Data that an import needs to start, or to resume after the page was closed. */
export interface ImportJob extends PeoplePlan {
  readonly uid: string;
  readonly text: string;
  readonly options: ImportOptions;
  /** Receipts of an archive, by their path in it. */
  readonly files?: Readonly<Record<string, Blob>>;
  readonly groupId: string;
  /** Expenses and series of the file that the group already had; known once the import has started. */
  readonly already?: readonly string[];
  /** Name and currency of a group to create; omitted for an existing group. */
  readonly newGroup?: { readonly name: string; readonly currency: string };
}

let opened: UseStore | undefined;

/** Opens the store of unfinished imports. */
export function importStore(): UseStore {
  opened ??= createStore('quits-import', 'jobs');
  return opened;
}

/** Stores a job until it is done; without storage, it can't be resumed after a reload. */
export async function keepJob(job: ImportJob): Promise<void> {
  await set(job.uid, job, importStore()).catch(() => undefined);
}

/** The job that an account has not finished on this device. */
export function keptJob(uid: string): Promise<ImportJob | undefined> {
  return get<ImportJob>(uid, importStore()).catch(() => undefined);
}

/** Deletes a job that is done or discarded. */
export async function dropJob(uid: string): Promise<void> {
  await del(uid, importStore()).catch(() => undefined);
}
