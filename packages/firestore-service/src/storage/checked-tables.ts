import type { CheckedTable } from '@quits/service-base';
import { CHECKED_STRUCTURE } from '../tables/checked-structure.ts';

/** Tables of documents, whose rows are written with a checksum. A value of any length is last. */
export const CHECKED_DOCUMENTS: readonly CheckedTable[] = [
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

/** Tables whose rows have a checksum. */
export const CHECKED_TABLES: readonly CheckedTable[] = [
  ...CHECKED_DOCUMENTS,
  ...Object.values(CHECKED_STRUCTURE),
];
