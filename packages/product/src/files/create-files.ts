import type { ReadonlyStore, FirebaseServices } from '@quits/firebase-core';
import {
  createDownloadUrls,
  createUploadManager,
  type DownloadUrls,
  type UploadManager,
} from '@quits/storage';
import type { Database } from '../database.ts';
import { createRemovals } from './create-removals.ts';

/** Uploads, downloads and deletions of stored files. */
export interface Files {
  readonly uploads: UploadManager;
  readonly downloads: Pick<DownloadUrls, 'url'>;
  /** Deletes stored files; if offline, after reconnecting. */
  readonly remove: (paths: readonly string[]) => void;
}

/** Dependencies of {@link createFiles}. */
export interface FilesOptions {
  readonly provider: Pick<FirebaseServices, 'storage'>;
  readonly database: Pick<Database, 'syncStatus'>;
  readonly uid: ReadonlyStore<string | undefined>;
  readonly device: Storage | undefined;
}

/** Creates the page's access to stored files. */
export function createFiles({ provider, database, uid, device }: FilesOptions): Files {
  const downloads = createDownloadUrls({ storage: () => provider.storage(), uid });
  const uploads = createUploadManager({
    uid,
    // Storage rules depend on the group and the user's role, so pending writes go first.
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
