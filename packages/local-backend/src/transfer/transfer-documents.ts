import type { FirestoreService } from '@quits/firestore-service';
import { type Document, RpcError } from '@quits/service-base';
import { StartError } from '../diagnostics/start-error.ts';
import type { ExportedDocument } from './read-entity.ts';

/** Number of documents per commit. */
const STEP = 200;

/** Firestore as an administrator. */
export interface FirestoreAdmin {
  readonly firestore: FirestoreService;
  /** Value of the header of an administrator. */
  readonly authorization: string;
  readonly project: string;
}

/**
 * Writes documents of an export, replacing existing ones.
 * @throws {StartError} if Firestore refuses one
 */
export async function writeDocuments(
  { firestore, authorization, project }: FirestoreAdmin,
  documents: readonly ExportedDocument[],
): Promise<void> {
  const byDatabase = Map.groupBy(documents, ({ database }) => database);
  for (const [id, own] of byDatabase) {
    const database = `projects/${project}/databases/${id}`;
    const writes = own.map(({ path, fields }) => ({
      update: { name: `${database}/documents/${path}`, fields },
    }));
    for (let first = 0; first < writes.length; first += STEP) {
      const request = { database, writes: writes.slice(first, first + STEP) };
      try {
        // In order, so that commits don't contend.
        // oxlint-disable-next-line no-await-in-loop
        await firestore.unary('Commit', request, { authorization });
      } catch (error) {
        if (!(error instanceof RpcError)) throw error;
        throw new StartError(`A document of the export is refused: ${error.message}`, {
          cause: error,
        });
      }
    }
  }
}

/** Reads all documents of databases. */
export async function readDocuments(
  { firestore, authorization, project }: FirestoreAdmin,
  databases: readonly string[],
): Promise<ExportedDocument[]> {
  const documents: ExportedDocument[] = [];
  for (const database of databases) {
    const parent = `projects/${project}/databases/${database}/documents`;
    const structuredQuery = { from: [{ allDescendants: true }] };
    const request = { parent, structuredQuery };
    const replies = firestore.serverStream('RunQuery', request, { authorization });
    // oxlint-disable-next-line no-await-in-loop
    for await (const { document } of replies) {
      if (document !== undefined) documents.push(exportedDocument(database, parent, document));
    }
  }
  return documents;
}

function exportedDocument(database: string, parent: string, document: unknown): ExportedDocument {
  const { name, fields } = document as Pick<Document, 'name' | 'fields'>;
  return { database, path: name.slice(parent.length + 1), fields: { ...fields } };
}
