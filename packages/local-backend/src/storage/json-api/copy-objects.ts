import type { Caller } from '@quits/service-base';
import { changedMetadata } from '../own-metadata.ts';
import { requireObject, type StorageContext } from '../storage-context.ts';
import type { OwnMetadata, StoredObject } from '../stored-object.ts';
import { writeObject } from '../write-object.ts';

/** Target of a copy. */
export interface CopyTarget {
  readonly bucket: string;
  readonly name: string;
  readonly caller: Caller;
  /** Metadata that is to be other than that of the first source. */
  readonly changes: Readonly<Record<string, unknown>>;
}

/**
 * Writes one object from the bytes of others, in order, in constant memory.
 * @throws {StorageError} 413 if it gets too large
 */
export async function copyObjects(
  context: StorageContext,
  sources: readonly StoredObject[],
  { bucket, name, caller, changes }: CopyTarget,
): Promise<StoredObject> {
  const { blobs, maxSize } = context;
  const id = blobs.newUpload();
  try {
    await blobs.append(id, bytesOf(context, sources), maxSize);
  } catch (error) {
    await blobs.drop(id);
    throw error;
  }
  const own = changedMetadata(ownOf(sources[0]), changes);
  return writeObject(context, id, { bucket, name, own, caller });
}

/** Renames an object atomically. @throws {StorageError} 404 */
export async function moveObject(
  context: StorageContext,
  source: StoredObject,
  target: Omit<CopyTarget, 'changes'>,
): Promise<StoredObject> {
  const moved = await copyObjects(context, [source], { ...target, changes: {} });
  if (moved.name !== source.name || moved.bucket !== source.bucket) {
    await context.objects.remove(requireObject(context, source.bucket, source.name));
  }
  return moved;
}

async function* bytesOf(
  context: StorageContext,
  sources: readonly StoredObject[],
): AsyncGenerator<Buffer> {
  for (const source of sources) {
    if (source.size === 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- One follows the other.
    const bytes = await context.objects.read(source, { start: 0, end: source.size - 1 });
    yield* bytes as AsyncIterable<Buffer>;
  }
}

function ownOf(object: StoredObject | undefined): OwnMetadata {
  return object === undefined ? {} : changedMetadata(object, {});
}
