import type { DatabaseSync } from 'node:sqlite';
import { keepChecksums } from '@quits/service-base';
import { CHECKED_STRUCTURE } from '../tables/checked-structure.ts';
import { integerOf, textOf } from '../tables/rows.ts';
import type { DocumentStore } from './document-store.ts';
import { describeIndexes } from '../indexes/describe-indexes.ts';
import { groupIndexes } from '../indexes/index-config.ts';

/** Rebuilds index entries for collections whose index definitions have changed. */
export function rebuildIndexes(sqlite: DatabaseSync, store: DocumentStore): void {
  const intact = keepChecksums(sqlite, CHECKED_STRUCTURE.groups);
  const groups = sqlite
    .prepare(`SELECT id, collection_id, indexed_by FROM firestore_groups WHERE ${intact}`)
    .all();
  const mark = sqlite.prepare('UPDATE firestore_groups SET indexed_by = ? WHERE id = ?');
  for (const row of groups) {
    const collectionId = textOf(row, 'collection_id');
    const wanted = describeIndexes(groupIndexes(store.indexConfig, collectionId));
    if (wanted === textOf(row, 'indexed_by')) continue;
    const group = integerOf(row, 'id');
    store.transaction(() => {
      store.writer.reindexGroup(group, collectionId);
      mark.run(wanted, group);
    });
  }
}
