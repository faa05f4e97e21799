import { createDatabase, liveList } from '@quits/firestore';
import { createValueStore } from '@quits/firebase-core';
import { expenses } from '@quits/product/expense/collections.ts';
import { groups } from '@quits/product/group/collections.ts';
import { EXPENSES_PAGE, groupsOf, newestFirst } from '@quits/product/queries.ts';
import { expect, it } from 'vitest';
import * as reads from '../build/preloads/first-reads.ts';

/** Returns the keys that the database looks up for the queries of the first screens. */
function lookedUp(): readonly string[] {
  const keys: string[] = [];
  const database = createDatabase({
    firestore: () => new Promise(() => undefined),
    uid: createValueStore<string | undefined>('$uid'),
    firstReads: {
      read: (key) => void keys.push(key),
      whenShown: () => new Promise(() => undefined),
    },
  });
  for (const { subscribe } of [
    database.liveQuery(groups, {}, groupsOf('$uid')),
    database.liveDocument(groups, { id: '$1' }),
    database.liveDocument(expenses, { groupId: '$1', id: '$2' }),
    liveList(database, expenses, { groupId: '$1' }, newestFirst, EXPENSES_PAGE),
  ]) {
    subscribe(() => undefined);
  }
  database.dispose();
  return keys;
}

interface Spec {
  readonly orders: readonly { readonly field: string; readonly direction: string }[];
  readonly limit?: { readonly count: number };
}

it('the page requests in advance what its screens ask for', () => {
  const { groupsOfUser, group, expense, firstPageOfExpenses } = reads;
  expect(lookedUp()).toEqual(
    [groupsOfUser, group, expense, firstPageOfExpenses].map(({ key }) => key),
  );
});

it.each([reads.groupsOfUser, reads.firstPageOfExpenses])(
  'the query of $key has the same order and limit',
  ({ key, query }) => {
    const { orders, limit } = JSON.parse(key.slice(key.indexOf('?') + 1)) as Spec;
    expect(query).toMatchObject({
      from: [{ collectionId: key.slice(0, key.indexOf('?')).split('/').at(-1) }],
      orderBy: orders.map(({ field, direction }) => ({
        field: { fieldPath: field },
        direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING',
      })),
    });
    expect(Reflect.get(query ?? {}, 'limit')).toBe(limit?.count);
  },
);
