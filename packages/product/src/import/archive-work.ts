import type { ImportOptions } from '@quits/ledger/files';
import { del, get, set } from 'idb-keyval';
import { importStore, type ImportJob } from './import-job.ts';
import type { ArchivedData } from './read-archive.ts';

/** Several groups of an archive to import, and how far that is. */
export interface ArchiveWork {
  readonly uid: string;
  readonly file: File;
  readonly groups: readonly ArchivedData[];
  /** The importer's name in these groups. */
  readonly ownName: string;
  readonly options: ImportOptions;
  /** Groups whose import has begun or ended, by their path. */
  readonly state: Readonly<Record<string, ArchivedState>>;
}

/** Ids of a group's import, which make repeating it harmless, and its outcome. */
export interface ArchivedState {
  readonly plan?: Pick<ImportJob, 'mapping' | 'added' | 'groupId' | 'already' | 'newGroup'>;
  readonly outcome?: ArchivedOutcome;
}

/** Outcome of one group's import. */
export type ArchivedOutcome =
  | { readonly status: 'imported'; readonly groupId: string; readonly added: number }
  /** Nobody in the group has the importer's name. */
  | { readonly status: 'nobody' }
  /** Code of the error; importing again resumes it. */
  | { readonly status: 'failed'; readonly code: string };

type Stored = Omit<ArchiveWork, 'file'>;

const keyOf = (uid: string) => `${uid}/archive`;
const fileKeyOf = (uid: string) => `${uid}/archive-file`;

/** Stores an archive that is about to be imported, so that a reload doesn't lose it. */
export async function keepArchive(work: ArchiveWork): Promise<void> {
  await set(fileKeyOf(work.uid), work.file, importStore()).catch(() => undefined);
  await keepArchiveState(work);
}

/** Stores how far the import of an archive is. */
export async function keepArchiveState(archive: ArchiveWork): Promise<void> {
  const { file: _, ...work } = archive;
  await set(keyOf(work.uid), work, importStore()).catch(() => undefined);
}

/** Returns the archive whose import an account has not finished on this device. */
export async function keptArchive(uid: string): Promise<ArchiveWork | undefined> {
  try {
    const [work, file] = await Promise.all([
      get<Stored>(keyOf(uid), importStore()),
      get<File>(fileKeyOf(uid), importStore()),
    ]);
    return work === undefined || file === undefined ? undefined : { ...work, file };
  } catch {
    return undefined;
  }
}

/** Deletes an archive that is imported or discarded. */
export async function dropArchive(uid: string): Promise<void> {
  const keys = [keyOf(uid), fileKeyOf(uid)];
  await Promise.all(keys.map((key) => del(key, importStore()).catch(() => undefined)));
}

/** Returns the groups that are still to be imported. */
export function leftIn({ groups, state }: ArchiveWork): readonly ArchivedData[] {
  return groups.filter(({ path }) => {
    const status = state[path]?.outcome?.status;
    return status === undefined || status === 'failed';
  });
}
