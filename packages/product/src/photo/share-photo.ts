import { type AppError, err, type Result } from '@quits/errors';
import type { Database } from '../database.ts';
import type { Files } from '../files/create-files.ts';
import { readStoredFile } from '../files/read-stored-file.ts';
import { uploadNow } from '../files/upload-now.ts';
import { changePhoto, type PhotoPlace } from './hide-photo.ts';
import { accountPhotoPath, photoCopyPath } from './photo-path.ts';

/** Width and height of a copy, in pixels: the largest avatar of a group, at two per CSS pixel. */
const EDGE = 96;
const MAX_BYTES = 5 * 1024 * 1024;

/** Photo to show in a group. */
export interface SharePhotoRequest extends PhotoPlace {
  readonly photoId: string;
  readonly files: Pick<Files, 'uploads' | 'downloads' | 'remove'>;
}

/**
 * Stores a small, square copy of an account's photo in a group's folder, and then shows it there.
 * Idempotent; requires a connection.
 */
export async function sharePhoto(
  database: Database,
  { groupId, uid, photoId, files }: SharePhotoRequest,
): Promise<Result<undefined, AppError>> {
  const photo = await readStoredFile(files.downloads, accountPhotoPath(uid, photoId));
  if (!photo.ok) return photo;
  const path = photoCopyPath(groupId, uid, photoId);
  const sent = await uploadNow(files.uploads, {
    path,
    file: photo.value,
    types: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: MAX_BYTES,
    image: { maxDimension: EDGE, isSquare: true },
  });
  // A file can't be overwritten, so another device may have stored it already.
  if (!sent.ok && !(await readStoredFile(files.downloads, path)).ok) return err(sent.error);
  const shown = await changePhoto(database, { groupId, uid }, photoId);
  if (!shown.ok && shown.error.code === 'firestore/permission-denied') files.remove([path]);
  return shown;
}
