import type { LocalBackendOptions } from './options/options.ts';
import type { Services } from './open-services.ts';
import type { Log } from './diagnostics/log.ts';
import type { Blobs } from './storage/blobs.ts';
import {
  importAccountsFile,
  importFirebaseExport,
  type TransferTarget,
} from './transfer/transfer-all.ts';

/** Returns the services that exports of Firebase are imported to and made from. */
export function transferTarget(
  { sources, storage, firestore }: Services,
  blobs: Blobs,
): TransferTarget {
  return {
    project: sources.project,
    firestore: sources.firestore,
    authorization: sources.authorization,
    scan: firestore.scan,
    databases: () => firestore.databases(sources.project),
    identity: sources.identity,
    objects: storage.objects,
    blobs,
    now: sources.now,
  };
}

/**
 * Imports the files that the options name, and logs problems.
 * @param firebaseExport folder in the format of Firebase
 * @throws {StartError} if a file is missing or damaged
 */
export async function importFiles(
  { accountsFile, hashFile, log }: LocalBackendOptions & { readonly log: Log },
  target: TransferTarget,
  firebaseExport: string | undefined,
): Promise<void> {
  const problems = [
    ...(firebaseExport === undefined ? [] : await importFirebaseExport(target, firebaseExport)),
    ...(accountsFile === undefined
      ? []
      : await importAccountsFile(target.identity, accountsFile, hashFile)),
  ];
  for (const message of problems) log({ level: 'warn', message });
}
