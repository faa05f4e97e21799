import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { safeParse, type GenericSchema } from 'valibot';
import type { Doc } from '@quits/firestore';

/** Reads a document by a schema of the app; `undefined` if it doesn't exist or can't be read. */
export function readDocument<Input extends object, Output>(
  schema: GenericSchema<Input, Output>,
  snapshot: DocumentSnapshot,
): Doc<Output> | undefined {
  const read = safeParse(schema, decode(snapshot.data()));
  const { id, path } = snapshot.ref;
  return read.success ? { id, path, data: read.output, pending: false } : undefined;
}

/** Replaces timestamps by dates, which the app's schemas expect. */
function decode(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(decode);
  if (
    typeof value !== 'object' ||
    value === null ||
    Object.getPrototypeOf(value) !== Object.prototype
  )
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, decode(one)]));
}
