import type { AppError } from '@quits/errors';
import { firestoreErrors } from '../errors/firestore-errors.ts';
import type { WriteOperation } from '../journal/operation.ts';
import type { RecordedBatch } from './record-batch.ts';

/** The most operations that one commit may hold. */
export const MAX_OPERATIONS = 500;

/** The most bytes that one commit may hold. */
export const MAX_BYTES = 10 * 1024 * 1024;

/** About how many bytes operations take on their way to the server. */
export function sizeOf(operations: readonly WriteOperation[]): number {
  const text = JSON.stringify(operations, (_, value: unknown) =>
    // As base64, which is how they travel.
    value instanceof Uint8Array ? '='.repeat(value.length * 1.34) : value,
  );
  return new TextEncoder().encode(text).length;
}

/** Why a batch cannot be sent as one commit of this account; `undefined` when it can. */
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
