import { DamagedIndexError } from '../indexes/damaged-index-error.ts';
import type { DocumentStore } from '../storage/document-store.ts';

/**
 * Reads by indexes. If one turns out to be damaged, builds it again from the documents, and reads again.
 * @throws {DamagedRecordError} if it can't be built, such as for a damaged document
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
