import type { AppError } from '@quits/errors';
import { firestoreErrors } from '../errors/firestore-errors.ts';
import type { WriteOperation } from '../journal/operation.ts';
import type { RecordedBatch } from './record-batch.ts';

/** Maximum number of operations in one commit. */
export const MAX_OPERATIONS = 500;

/** Maximum size of one commit, in bytes. */
export const MAX_BYTES = 10 * 1024 * 1024;

/** Returns the approximate size of operations in transit, in bytes. */
export function sizeOf(operations: readonly WriteOperation[]): number {
  const text = JSON.stringify(operations, (_, value: unknown) =>
    // As base64, which is the format in transit.
    value instanceof Uint8Array ? '='.repeat(value.length * 1.34) : value,
  );
  return new TextEncoder().encode(text).length;
}

/** Returns why a batch can't be sent as one commit of this account; `undefined` if it can. */
export function problemOf(
  { operations, invalid }: RecordedBatch,
  uid: string | undefined,
): AppError | undefined {
  if (uid === undefined) {
    return firestoreErrors.create('firestore/unauthenticated');
  }
  const [unfit] = invalid;
  if (
    unfit === undefined &&
    operations.length <= MAX_OPERATIONS &&
    sizeOf(operations) <= MAX_BYTES
  ) {
    return undefined;
  }
  return firestoreErrors.create(unfit === undefined ? 'write/too-large' : 'write/invalid', {
    detail: JSON.stringify(unfit ?? operations.length),
  });
}
