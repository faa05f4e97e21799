import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { safeParse, type GenericSchema } from 'valibot';
import type { Doc } from '@quits/firestore';

/** Reads a document by a schema of the app; `undefined` if it doesn't exist or can't be read. */
export function readDocument<Input extends object, Output>(
  schema: GenericSchema<Input, Output>,
  snapshot: DocumentSnapshot,
): Doc<Output> | undefined {
  const read = safeParse(schema, withDates(snapshot.data()));
  const { id, path } = snapshot.ref;
  return read.success ? { id, path, data: read.output, pending: false } : undefined;
}

/** Replaces timestamps by dates, which the app's schemas expect. */
function withDates(stored: unknown): unknown {
  if (stored instanceof Timestamp) return stored.toDate();
  if (Array.isArray(stored)) return stored.map(withDates);
  if (typeof stored !== 'object' || stored === null) return stored;
  // Other values of the provider, such as references, are objects of its classes.
  if (Object.getPrototypeOf(stored) !== Object.prototype) return stored;
  return Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, withDates(value)]));
}
