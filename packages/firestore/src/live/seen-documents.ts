import type { RawData } from '../collection/raw-data.ts';
import type { RawDocument, RawSnapshot } from '../sdk/raw-snapshot.ts';

const CAPACITY = 5_000;

/** Recently read documents as stored; the states that an update is checked against. */
export interface SeenDocuments {
  readonly note: (snapshot: RawSnapshot) => void;
  readonly get: (path: string) => RawData | undefined;
  readonly clear: () => void;
}

/** Creates a cache of the most recently changed documents, up to a few thousand. */
export function createSeenDocuments(): SeenDocuments {
  const documents = new Map<string, RawDocument>();
  return {
    note({ changed }) {
      for (const document of changed) {
        documents.delete(document.path);
        documents.set(document.path, document);
      }
      for (const path of documents.keys()) {
        if (documents.size <= CAPACITY) break;
        documents.delete(path);
      }
    },
    get: (path) => documents.get(path)?.read(),
    clear: () => documents.clear(),
  };
}
