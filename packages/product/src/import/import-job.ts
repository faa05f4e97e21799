import type { ImportOptions } from '@quits/ledger/files';
import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import type { PeoplePlan } from './import-plan.ts';

/** All that an import needs to begin, or to go on after the page was closed. */
export interface ImportJob extends PeoplePlan {
  readonly uid: string;
  readonly text: string;
  readonly options: ImportOptions;
  readonly groupId: string;
  /** Expenses of the file that the group had before; known once it has begun. */
  readonly already?: readonly string[];
  /** What a group is made of that is not there yet; left out for one that was. */
  readonly newGroup?: { readonly name: string; readonly currency: string };
}

let opened: UseStore | undefined;

function store(): UseStore {
  opened ??= createStore('quits-import', 'jobs');
  return opened;
}

/** Keeps a job until it is done; where the browser keeps nothing, it cannot go on after a reload. */
export async function keepJob(job: ImportJob): Promise<void> {
  await set(job.uid, job, store()).catch(() => undefined);
}

/** The job that an account has not finished on this device. */
export function keptJob(uid: string): Promise<ImportJob | undefined> {
  return get<ImportJob>(uid, store()).catch(() => undefined);
}

/** Forgets a job that is done or given up. */
export async function dropJob(uid: string): Promise<void> {
  await del(uid, store()).catch(() => undefined);
}
