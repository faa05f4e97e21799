import {
  doc,
  type DocumentData,
  type DocumentReference,
  FieldPath,
  type Firestore,
  getDocFromCache,
  getPersistentCacheIndexManager,
  type SetOptions,
  writeBatch,
} from 'firebase/firestore';
import { splitFieldPath } from '../value/field-path.ts';
import type { WriteOperation } from '../journal/operation.ts';
import { encode, encodeFields } from './encode.ts';

/** Commits the operations atomically; settles when the server has answered. */
export async function commit(db: Firestore, operations: readonly WriteOperation[]): Promise<void> {
  const batch = writeBatch(db);
  applyOperations(db, batch, operations);
  await batch.commit();
}

/**
 * Settles once the SDK's queue holds the earlier commits: the queue runs in order, so a cache read
 * completes after the writes have been stored.
 */
export async function queued(db: Firestore, [first]: readonly WriteOperation[]): Promise<void> {
  if (first === undefined) return;
  try {
    await getDocFromCache(doc(db, first.path));
  } catch {
    // The document doesn't exist, or the SDK has been terminated, which throws at once.
  }
}

/** Returns whether a document exists in the SDK's local view, pending writes included. */
export async function isOnDevice(db: Firestore, path: string): Promise<boolean> {
  try {
    return (await getDocFromCache(doc(db, path))).exists();
  } catch {
    return false;
  }
}

/** Returns whether the SDK stores its queue, so that the next page still finds its writes. */
export function keepsQueue(db: Firestore): boolean {
  try {
    return getPersistentCacheIndexManager(db) !== null;
  } catch {
    // The SDK has been terminated with its page.
    return false;
  }
}

/** Common interface of a batch and a transaction. */
interface Writer {
  set(reference: DocumentReference, data: DocumentData, options?: SetOptions): unknown;
  update(
    reference: DocumentReference,
    field: FieldPath,
    value: unknown,
    ...more: unknown[]
  ): unknown;
  delete(reference: DocumentReference): unknown;
}

/** Adds operations to a batch or a transaction. */
export function applyOperations(
  db: Firestore,
  writer: Writer,
  operations: readonly WriteOperation[],
): void {
  for (const operation of operations) {
    const reference = doc(db, operation.path);
    switch (operation.kind) {
      case 'create':
      case 'set':
        writer.set(reference, encodeFields(db, operation.data));
        break;
      case 'merge':
        writer.set(reference, encodeFields(db, operation.data), { merge: true });
        break;
      case 'update': {
        const [first, ...rest] = Object.entries(operation.patch).map(
          ([path, value]) => [new FieldPath(...splitFieldPath(path)), encode(db, value)] as const,
        );
        if (first !== undefined) writer.update(reference, first[0], first[1], ...rest.flat());
        break;
      }
      case 'delete':
        writer.delete(reference);
        break;
    }
  }
}
