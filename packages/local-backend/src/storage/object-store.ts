import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Blobs } from './blobs.ts';
import type { ByteRange } from './byte-range.ts';
import { checksumsOf } from './checksums.ts';
import type { ListPage, ListRequest, ObjectIndex, ObjectTotals } from './object-index.ts';
import { withoutOwn, type OwnMetadata, type StoredObject } from './stored-object.ts';

/** Objects: bytes and metadata. */
export interface ObjectStore {
  get(bucket: string, name: string): StoredObject | undefined;
  list(bucket: string, request: ListRequest): ListPage;
  /** Returns the object that an upload would become; changes nothing. */
  draft(
    upload: string,
    place: { readonly bucket: string; readonly name: string; readonly own: OwnMetadata },
    tokens?: readonly string[],
  ): Promise<StoredObject>;
  /** Makes a drafted object the current one of its name, atomically. */
  commit(draft: StoredObject): Promise<void>;
  /** @param tokens replaces the download tokens if given */
  changeMetadata(object: StoredObject, own: OwnMetadata, tokens?: readonly string[]): StoredObject;
  changeTokens(object: StoredObject, tokens: readonly string[]): StoredObject;
  remove(object: StoredObject): Promise<void>;
  read(object: StoredObject, range: ByteRange): Readable;
  all(): StoredObject[];
  /** Returns the number of objects, and their size in bytes. */
  totals(): ObjectTotals;
  /** Returns the same of the objects whose names begin with a prefix, in all buckets. */
  totalsBelow(prefix: string): ObjectTotals;
}

/** Creates the object store from index and bytes. `now` is in ms since the epoch. */
export function createObjectStore(
  index: ObjectIndex,
  blobs: Blobs,
  now: () => number,
): ObjectStore {
  let lastGeneration = 0;

  /** Creates a unique generation, in microseconds. */
  function newGeneration(): string {
    lastGeneration = Math.max(lastGeneration + 1, now() * 1000);
    return String(lastGeneration);
  }

  function change(object: StoredObject, changes: Partial<StoredObject>): StoredObject {
    const changed: StoredObject = {
      ...object,
      ...changes,
      metageneration: String(Number(object.metageneration) + 1),
      updated: new Date(now()).toISOString(),
    };
    index.put(changed);
    return changed;
  }

  return {
    get: (bucket, name) => index.get(bucket, name),
    list: (bucket, request) => index.list(bucket, request),
    all: () => index.all(),
    totals: () => index.totals(),
    totalsBelow: (prefix) => index.totalsBelow(prefix),
    async draft(upload, { bucket, name, own }, tokens = [randomUUID()]) {
      const time = new Date(now()).toISOString();
      return {
        ...own,
        ...(await checksumsOf(blobs.uploadPath(upload))),
        bucket,
        name,
        generation: newGeneration(),
        metageneration: '1',
        timeCreated: time,
        updated: time,
        downloadTokens: tokens,
        blob: upload,
      };
    },
    async commit(draft) {
      await blobs.keep(draft.blob);
      const previous = index.get(draft.bucket, draft.name);
      index.put(draft);
      if (previous !== undefined) await blobs.remove(previous.blob);
    },
    changeMetadata: (object, own, tokens) =>
      change(
        { ...withoutOwn(object), ...own },
        tokens === undefined ? {} : { downloadTokens: tokens },
      ),
    changeTokens: (object, tokens) => change(object, { downloadTokens: tokens }),
    async remove(object) {
      index.remove(object.bucket, object.name);
      await blobs.remove(object.blob);
    },
    read: (object, { start, end }) => blobs.read(object.blob, start, end),
  };
}
