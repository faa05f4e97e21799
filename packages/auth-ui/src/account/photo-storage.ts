import type { DownloadUrls, UploadManager } from '@quits/storage';

/** Where photos of the account are stored. */
export interface PhotoStorage {
  readonly uploads: Pick<UploadManager, 'add' | 'cancel' | 'list'>;
  readonly downloads: Pick<DownloadUrls, 'url'>;
  /** Deletes stored files. */
  readonly remove: (paths: readonly string[]) => void;
  /** Makes the name of a new file. */
  readonly newName: () => string;
}
