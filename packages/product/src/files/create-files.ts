import type { ReadonlyStore, FirebaseServices } from '@quits/firebase-core';
import {
  createDownloadUrls,
  createUploadManager,
  type DownloadUrls,
  type UploadManager,
} from '@quits/storage';
import type { Database } from '../database.ts';
import { createRemovals } from './create-removals.ts';

/** Stored files: what is sent, what is fetched, and what is to be deleted. */
export interface Files {
  readonly uploads: UploadManager;
  readonly downloads: Pick<DownloadUrls, 'url'>;
  /** Deletes stored files; without a connection as soon as there is one. */
  readonly remove: (paths: readonly string[]) => void;
}

/** What {@link createFiles} works with. */
export interface FilesOptions {
  readonly provider: Pick<FirebaseServices, 'storage'>;
  readonly database: Pick<Database, 'syncStatus'>;
  readonly uid: ReadonlyStore<string | undefined>;
  readonly device: Storage | undefined;
}

/** Creates what the page works with stored files by. */
export function createFiles({ provider, database, uid, device }: FilesOptions): Files {
  const downloads = createDownloadUrls({ storage: () => provider.storage(), uid });
  const uploads = createUploadManager({
    uid,
    // A file may go where the server knows the group and one's role in it, so changes go first.
    storage: async () => {
      await changesSent(database);
      return provider.storage();
    },
  });
  const removals = createRemovals({ remove: downloads.remove, uid, device });
  return { uploads, downloads, remove: removals.add };
}

function changesSent({ syncStatus }: FilesOptions['database']): Promise<void> {
  return new Promise((resolve) => {
    let stop = () => {};
    const look = () => {
      if (syncStatus.getState().pending > 0) return;
      stop();
      resolve();
    };
    stop = syncStatus.subscribe(look);
    look();
  });
}
