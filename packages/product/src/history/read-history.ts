import {
  type DatabaseReader,
  type RestPage,
  type Doc,
  readViaRest,
  getOnce,
} from '@quits/firestore';
import { expenses } from '../expense/collections.ts';
import type { Expense } from '../expense/schema.ts';
import { newestFirst } from './merge-history.ts';

type Reader = DatabaseReader;

/** Returns all cached expenses of a group, newest day first. */
export async function onDevice(
  database: Reader,
  groupId: string,
): Promise<readonly Doc<Expense>[]> {
  const found = await getOnce(database, expenses, { groupId }, undefined, { source: 'cache' });
  return found.ok ? found.value.data.toSorted(newestFirst) : [];
}

/** Small pages, so that little is left to read when the last byte arrives. */
const SIZES = [100, 500];

/** All expenses of a group as the server has them, newest day first; ends with `undefined` when it fails. */
export async function* allPages(
  database: Reader,
  groupId: string,
): AsyncGenerator<RestPage<Expense> | undefined, void> {
  const newestFirst = { by: 'date', direction: 'desc', sizes: SIZES } as const;
  for await (const page of readViaRest(database, expenses, { groupId }, newestFirst)) {
    yield page.ok ? page.value : undefined;
  }
}
