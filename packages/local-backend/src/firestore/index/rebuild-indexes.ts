import type { DatabaseSync } from 'node:sqlite';
import { integerOf, textOf } from '../storage/rows.ts';
import type { DocumentStore } from '../storage/document-store.ts';
import { describeIndexes } from './describe-indexes.ts';
import { groupIndexes } from './index-config.ts';

/**
 * Brings the entries in line with the index definitions, for the collections whose definitions
 * differ from those that the entries were made by.
 */
export function rebuildIndexes(sqlite: DatabaseSync, store: DocumentStore): void {
  const groups = sqlite.prepare('SELECT id, collection_id, indexed_by FROM firestore_groups').all();
  const mark = sqlite.prepare('UPDATE firestore_groups SET indexed_by = ? WHERE id = ?');
  for (const row of groups) {
    const collectionId = textOf(row, 'collection_id');
    const wanted = describeIndexes(groupIndexes(store.indexes.config, collectionId));
    if (wanted === textOf(row, 'indexed_by')) continue;
    const group = integerOf(row, 'id');
    store.transaction(() => {
      removeEntries(sqlite, group);
      store.reindexGroup(group, collectionId);
      mark.run(wanted, group);
    });
  }
}

function removeEntries(sqlite: DatabaseSync, group: number): void {
  const remove = sqlite.prepare('DELETE FROM firestore_entries WHERE idx = ? AND scope = ?');
  const collections = sqlite
    .prepare('SELECT id FROM firestore_collections WHERE grp = ?')
    .all(group)
    .map((row) => integerOf(row, 'id'));
  for (const row of sqlite.prepare('SELECT id, definition FROM firestore_indexes').all()) {
    const isGroup = textOf(row, 'definition').startsWith('group,');
    for (const scope of isGroup ? [group] : collections) remove.run(integerOf(row, 'id'), scope);
  }
}
