import type { UploadManager } from '@quits/storage';

/** Removes an upload whether it has finished or not: only one of the two calls has an effect. */
export function dropUpload(uploads: Pick<UploadManager, 'cancel' | 'dismiss'>, id: string): void {
  uploads.cancel(id);
  uploads.dismiss(id);
}
