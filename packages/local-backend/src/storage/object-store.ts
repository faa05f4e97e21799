import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { DamagedRecordError } from '@quits/service-base';
import type { Blobs } from './blobs.ts';
import type { ByteRange } from './byte-range.ts';
import { type Checksums, checksumsOf } from './checksums.ts';
import type { ListPage, ListRequest, ObjectIndex, ObjectTotals } from './object-index.ts';
import { readChecked } from './read-checked.ts';
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
  /**
   * Reads a range of an object's bytes, each block of which is checked before it is passed on.
   * @throws {DamagedRecordError} if the bytes are missing or damaged at their beginning; the stream fails with it later
   */
  read(object: StoredObject, range: ByteRange): Promise<Readable>;
  /** Returns whether all bytes of an object are as they were stored. */
  isWhole(object: StoredObject): Promise<boolean>;
  all(): StoredObject[];
  /** Returns the number of objects, and their size in bytes. */
  totals(): ObjectTotals;
  /** Returns the same of the objects whose names begin with a prefix, in all buckets. */
  totalsBelow(prefix: string): ObjectTotals;
}

/** Changes of an object, in the words of its events. */
export type ObjectChange = 'deleted' | 'finalized' | 'metadataUpdated';

/** Records changes of objects in the database. */
export interface ObjectRecorder {
  /** Runs a function in one SQLite transaction. */
  atomically(run: () => void): void;
  /** Called with each change, inside its transaction. */
  changed(change: ObjectChange, object: StoredObject): void;
}

const NO_RECORDER: ObjectRecorder = { atomically: (run) => run(), changed: () => undefined };

/**
 * Creates the object store from index and bytes. `now` is in ms since the epoch.
 * @param recorder records changes @default nothing is recorded
 */
export function createObjectStore(
  index: ObjectIndex,
  blobs: Blobs,
  now: () => number,
  recorder: ObjectRecorder = NO_RECORDER,
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
    recorder.atomically(() => {
      index.put(changed);
      recorder.changed('metadataUpdated', changed);
    });
    return changed;
  }

  /** Checks an object of an earlier release as a whole, and stores the checksums of its blocks. */
  async function blocksOf(object: StoredObject): Promise<string> {
    const sums = await checksumsOf(blobs.blobPath(object.blob)).catch((error: unknown) => {
      throw damagedFile(object, error);
    });
    if (!isSame(object, sums)) throw damagedFile(object);
    const current = index.get(object.bucket, object.name);
    if (current?.blob === object.blob) index.put({ ...current, blocks: sums.blocks });
    return sums.blocks;
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
      recorder.atomically(() => {
        index.put(draft);
        if (previous !== undefined) recorder.changed('deleted', previous);
        recorder.changed('finalized', draft);
      });
      if (previous !== undefined) await blobs.remove(previous.blob);
    },
    changeMetadata: (object, own, tokens) =>
      change(
        { ...withoutOwn(object), ...own },
        tokens === undefined ? {} : { downloadTokens: tokens },
      ),
    changeTokens: (object, tokens) => change(object, { downloadTokens: tokens }),
    async remove(object) {
      recorder.atomically(() => {
        index.remove(object.bucket, object.name);
        recorder.changed('deleted', object);
      });
      await blobs.remove(object.blob);
    },
    async read(object, range) {
      const path = blobs.blobPath(object.blob);
      const damaged = (cause?: unknown) => damagedFile(object, cause);
      const blocks = object.blocks ?? (await blocksOf(object));
      return readChecked({ path, size: object.size, blocks, damaged }, range);
    },
    async isWhole(object) {
      const sums = await checksumsOf(blobs.blobPath(object.blob)).catch(() => undefined);
      return sums !== undefined && isSame(object, sums);
    },
  };
}

function damagedFile({ bucket, name }: StoredObject, cause?: unknown): DamagedRecordError {
  return new DamagedRecordError(`file ${bucket}/${name}`, { cause });
}

function isSame(object: StoredObject, sums: Checksums): boolean {
  return (
    object.size === sums.size && object.md5Hash === sums.md5Hash && object.crc32c === sums.crc32c
  );
}
