import type { Caller } from '@quits/service-base';
import { requireAllowed, type StorageContext } from './storage-context.ts';
import { withGivenTokens } from './given-tokens.ts';
import type { OwnMetadata, StoredObject } from './stored-object.ts';

/** Target of an upload, and its sender. */
export interface Destination {
  readonly bucket: string;
  readonly name: string;
  readonly own: OwnMetadata;
  readonly caller: Caller;
}

/**
 * Creates an object from a complete upload.
 * @throws {StorageError} 403 if the rules refuse; the upload is then removed
 */
export async function writeObject(
  context: StorageContext,
  upload: string,
  { bucket, name, own: given, caller }: Destination,
): Promise<StoredObject> {
  const { objects, blobs } = context;
  try {
    const { own, tokens } = withGivenTokens(given, caller);
    const after = await objects.draft(upload, { bucket, name, own }, tokens);
    const before = objects.get(bucket, name);
    const method = before === undefined ? 'create' : 'update';
    requireAllowed(context, { method, caller, bucket, name, before, after });
    context.limits?.requireRoom(caller, name, after.size);
    await objects.commit(after);
    context.limits?.stored(caller, name, after.size);
    return after;
  } catch (error) {
    await blobs.drop(upload);
    throw error;
  }
}
