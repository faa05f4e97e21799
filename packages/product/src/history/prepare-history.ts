import { type DatabaseReader, readViaRest } from '@quits/firestore';
import { expenses } from '../expense/collections.ts';

/** The group whose connection is open, by database. */
const prepared = new WeakMap<DatabaseReader, string>();

/**
 * Loads the code that reads a whole history and opens its connection, which on a slow network takes longer than typing the
 * first letter. Reads one document, once for a group, and ignores failures.
 */
export async function prepareHistory(database: DatabaseReader, groupId: string): Promise<void> {
  if (prepared.get(database) === groupId) return;
  prepared.set(database, groupId);
  const one = { by: 'date', direction: 'desc', limit: 1 } as const;
  for await (const _ of readViaRest(database, expenses, { groupId }, one));
}
