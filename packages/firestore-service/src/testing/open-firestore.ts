import { DatabaseSync } from 'node:sqlite';
import type { Caller } from '@quits/service-base';
import { createFirestore, type Firestore, type FirestoreOptions } from '../create-firestore.ts';

/** The database that tests use. */
export const DATABASE = 'projects/demo/databases/(default)';

/** Opens a Firestore in memory for callers of one kind. */
export function openFirestore(
  options: Partial<FirestoreOptions> = {},
  caller: Caller = { kind: 'admin' },
): Firestore {
  return createFirestore({
    storage: new DatabaseSync(':memory:'),
    rules: () => undefined,
    authenticate: () => caller,
    // So that tests see at once what a commit sends.
    defer: (task) => task(),
    ...options,
  });
}

/** The full name of a document by its relative path. */
export function nameOf(path: string): string {
  return `${DATABASE}/documents/${path}`;
}
