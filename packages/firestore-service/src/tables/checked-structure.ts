import type { CheckedTable } from '@quits/service-base';

/** Small tables that name the collections and indexes of the others. */
export const CHECKED_STRUCTURE = {
  meta: {
    table: 'firestore_meta',
    kind: 'property of the database',
    name: 'key',
    columns: ['key', 'value'],
  },
  databases: {
    table: 'firestore_databases',
    kind: 'name of the database',
    name: 'name',
    columns: ['id', 'name'],
  },
  groups: {
    table: 'firestore_groups',
    kind: 'entry of the collections',
    name: 'collection_id',
    columns: ['id', 'database', 'collection_id', 'indexed_by'],
  },
  collections: {
    table: 'firestore_collections',
    kind: 'entry of the collection',
    name: 'path',
    columns: ['id', 'database', 'grp', 'path', 'key'],
  },
  indexes: {
    table: 'firestore_indexes',
    kind: 'definition of the index',
    name: 'definition',
    columns: ['id', 'definition'],
  },
} as const satisfies Record<string, CheckedTable>;
