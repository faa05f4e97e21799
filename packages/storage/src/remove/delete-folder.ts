import { type AppError, err, ok, type Result, toAppError } from '@quits/errors';
import type { FirebaseStorage } from 'firebase/storage';

/** Options of {@link deleteFolder}. */
export interface DeleteFolderOptions {
  /** Returns the started Storage. */
  readonly storage: () => Promise<FirebaseStorage>;
  /** The folder, without a slash at its end. */
  readonly path: string;
}

/**
 * Deletes every file below a path, recursively; the rules must allow listing it. After a failure,
 * repeating it deletes the rest. Returns the number of deleted files.
 */
export async function deleteFolder({
  storage,
  path,
}: DeleteFolderOptions): Promise<Result<number, AppError>> {
  try {
    const [store, { listFolder, removeObject }] = await Promise.all([
      storage(),
      import('../sdk/transfer.ts'),
    ]);
    let deleted = 0;
    const folders = [path];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
      const found = await listFolder(store, folder);
      folders.push(...found.folders);
      for (const file of found.files) {
        await removeObject(store, file).catch(unlessMissing);
        deleted += 1;
      }
    }
    return ok(deleted);
  } catch (cause) {
    return err(toAppError(cause));
  }
}

/** Ignores missing files, since another client may delete them concurrently. */
function unlessMissing(cause: unknown): void {
  if (toAppError(cause).code !== 'storage/object-not-found') throw cause;
}
