import type { UploadManager } from '@quits/storage';

/** Removes an upload, whether it has finished or not; each of these calls does nothing in the other case. */
export function dropUpload(uploads: Pick<UploadManager, 'cancel' | 'dismiss'>, id: string): void {
  uploads.cancel(id);
  uploads.dismiss(id);
}
