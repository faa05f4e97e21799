import { DamagedIndexError } from '../indexes/damaged-index-error.ts';
import type { DocumentStore } from '../storage/document-store.ts';

/**
 * Runs a read that uses indexes. If one is damaged, rebuilds it from the documents and reads again.
 * @throws {DamagedRecordError} if it can't be rebuilt, for example because a document is damaged
 */
export function withSoundIndex<T>(store: DocumentStore, database: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DamagedIndexError)) throw error;
    store.rebuildIndex(database, error.collectionId);
    return read();
  }
}
