import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { safeParse, type GenericSchema } from 'valibot';
import type { Doc } from '@quits/firestore';

/** Reads a document by a schema of the app; `undefined` if it doesn't exist or can't be read. */
export function readDocument<Input extends object, Output>(
  schema: GenericSchema<Input, Output>,
  snapshot: DocumentSnapshot,
): Doc<Output> | undefined {
  const read = safeParse(schema, plain(snapshot.data()));
  const { id, path } = snapshot.ref;
  return read.success ? { id, path, data: read.output, pending: false } : undefined;
}

/** Replaces the timestamps of a document by dates, which the app's schemas expect. */
export function withDates(stored: object | undefined): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(stored ?? {}).map(([key, value]) => [key, plain(value)]),
  );
}

function plain(stored: unknown): unknown {
  if (stored instanceof Timestamp) return stored.toDate();
  if (Array.isArray(stored)) return stored.map(plain);
  if (typeof stored !== 'object' || stored === null) return stored;
  // Other values of the provider, such as references, are objects of its classes.
  return Object.getPrototypeOf(stored) === Object.prototype ? withDates(stored) : stored;
}
