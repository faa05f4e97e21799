import { type DatabaseReader, readViaRest } from '@quits/firestore';
import { expenses } from '../expense/collections.ts';

/**
 * Loads the code that reads a whole history and opens its connection, which on a slow network takes longer than typing the
 * first letter. Reads one document and ignores failures.
 */
export async function prepareHistory(database: DatabaseReader, groupId: string): Promise<void> {
  const one = { by: 'date', direction: 'desc', limit: 1 } as const;
  for await (const _ of readViaRest(database, expenses, { groupId }, one));
}
