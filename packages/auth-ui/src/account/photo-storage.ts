import type { DownloadUrls, UploadManager } from '@quits/storage';

/** Storage of account photos. */
export interface PhotoStorage {
  readonly uploads: Pick<UploadManager, 'add' | 'cancel' | 'dismiss' | 'list'>;
  readonly downloads: Pick<DownloadUrls, 'url'>;
  /** Deletes stored files. */
  readonly remove: (paths: readonly string[]) => void;
  /** Creates the name of a new file. */
  readonly newName: () => string;
}
