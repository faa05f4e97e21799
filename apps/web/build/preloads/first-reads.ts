import type { FirstRead } from './preload-manifest.ts';

// As the screens ask, with the queries of the product's `queries.ts`; a test compares the keys.

/** Orders by fields, and by id in the direction of the last one. */
function ordered(fields: readonly string[]) {
  const direction = 'desc';
  return {
    orders: fields.map((field) => ({ field, direction })),
    orderBy: fields.map((fieldPath) => ({ field: { fieldPath }, direction: 'DESCENDING' })),
  };
}

/** The open group. */
export const group: FirstRead = {
  key: 'groups/$1',
  shows: [
    { slot: 'name', field: 'name' },
    // Some balance isn't zero, and payments settle them all.
    { slot: 'plan', where: { simplify: 'true', balances: 'Value":"?-?[1-9]' } },
  ],
};

const byDay = ordered(['date', 'createdAt', '__name__']);
const PAGE = 40;

/** The first page of the open group's expenses. */
export const firstPageOfExpenses: FirstRead = {
  key: `groups/$1/expenses?${JSON.stringify({ filters: [], orders: byDay.orders, limit: { count: PAGE, from: 'start' } })}`,
  query: { from: [{ collectionId: 'expenses' }], orderBy: byDay.orderBy, limit: PAGE },
  shows: [{ slot: 'title', field: 'title', unless: 'deletedAt' }],
};

/** The open expense. */
export const expense: FirstRead = {
  key: 'groups/$1/expenses/$2',
  shows: [{ slot: 'expense', field: 'title' }],
};

const byActivity = ordered(['lastActivityAt']);
const isMember = { field: 'memberUids', operator: 'array-contains', value: '$uid' };

/** The groups of the user. */
export const groupsOfUser: FirstRead = {
  key: `groups?${JSON.stringify({ filters: [isMember], orders: byActivity.orders })}`,
  query: {
    from: [{ collectionId: 'groups' }],
    where: {
      fieldFilter: {
        field: { fieldPath: 'memberUids' },
        op: 'ARRAY_CONTAINS',
        value: { stringValue: '$uid' },
      },
    },
    orderBy: byActivity.orderBy,
  },
  shows: [{ slot: 'group', field: 'name', unless: 'archivedAt' }],
};
