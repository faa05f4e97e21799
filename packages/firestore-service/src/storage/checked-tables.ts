import type { CheckedTable } from '@quits/service-base';

/** Tables whose rows have a checksum. A value of any length is last. */
export const CHECKED_TABLES: readonly CheckedTable[] = [
  {
    table: 'firestore_documents',
    kind: 'document',
    name: 'path',
    columns: ['path', 'created', 'updated', 'fields'],
  },
  {
    table: 'firestore_history',
    kind: 'former revision of the document',
    name: 'path',
    columns: ['path', 'created', 'updated', 'fields'],
  },
  {
    table: 'firestore_journal',
    kind: 'commit of the document',
    name: 'name',
    columns: ['name', 'created', 'version', 'fields'],
  },
];
