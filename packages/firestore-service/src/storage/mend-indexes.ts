import type { DatabaseSync } from 'node:sqlite';
import { parseDescribed } from '../indexes/parse-described.ts';
import { textOf } from '../tables/rows.ts';
import { derivedProblems } from './derived-problems.ts';
import { DocumentStore } from './document-store.ts';

/**
 * Rebuilds damaged indexes from the documents. Returns the ids of their collections.
 * @throws {DamagedRecordError} if a document is damaged
 */
export async function mendIndexes(sqlite: DatabaseSync): Promise<string[]> {
  const { indexes } = await derivedProblems(sqlite);
  if (indexes.length === 0) return [];
  const rows = sqlite.prepare('SELECT collection_id, indexed_by FROM firestore_groups').all();
  const groups = rows.map(
    (row) => [textOf(row, 'collection_id'), parseDescribed(textOf(row, 'indexed_by'))] as const,
  );
  const config = { isRequired: false, groups: new Map(groups) };
  const store = new DocumentStore(sqlite, { config });
  for (const { database, collectionId } of indexes) store.rebuildIndex(database, collectionId);
  store.stop();
  return indexes.map(({ collectionId }) => collectionId);
}
