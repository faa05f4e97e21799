import type { FirestoreService } from '@quits/firestore-service';
import { type Document, RpcError } from '@quits/service-base';
import { StartError } from '../diagnostics/start-error.ts';
import { type DocumentFile, type PlacedDocument, readDocumentFile } from './firestore-export.ts';
import type { ExportedDocument } from './read-entity.ts';
import type { TransferProgress } from './transfer-progress.ts';

/** Number of documents per commit. */
const STEP = 200;
/** Bytes of an export per commit, beyond which it has fewer documents. */
const STEP_BYTES = 2 * 1024 * 1024;

/** Firestore as an administrator. */
export interface FirestoreAdmin {
  readonly firestore: FirestoreService;
  /** Value of the header of an administrator. */
  readonly authorization: string;
  readonly project: string;
  /** Yields all documents of `projects/{p}/databases/{d}`. */
  readonly scan: (database: string) => Iterable<Document>;
}

/**
 * Checks all documents of an export, a part at a time.
 * @throws {StartError} if a file is damaged
 */
export function checkDocuments(files: readonly DocumentFile[]): void {
  for (const file of files) for (const _placed of readDocumentFile(file));
}

/**
 * Writes the documents of an export, replacing existing ones, from where its progress ends. Returns one line for each that Firestore
 * refuses.
 */
export async function writeDocuments(
  admin: FirestoreAdmin,
  files: readonly DocumentFile[],
  progress: TransferProgress,
): Promise<string[]> {
  const problems: string[] = [];
  for (const file of files) {
    const { position, count } = progress.reached('documents', file.name);
    let written = count;
    for (const batch of batchesOf(readDocumentFile(file, position), position)) {
      // oxlint-disable-next-line no-await-in-loop -- In order, so that commits don't contend.
      problems.push(...(await commit(admin, batch)));
      written += batch.length;
      const end = batch.at(-1)?.end ?? position;
      progress.reach('documents', file.name, { position: end, count: written, size: file.size });
    }
  }
  return problems;
}

/** Groups documents of the same database. */
function* batchesOf(documents: Iterable<PlacedDocument>, from: number) {
  let batch: PlacedDocument[] = [];
  let start = from;
  for (const placed of documents) {
    const { database } = batch[0]?.document ?? placed.document;
    const isFull = batch.length === STEP || placed.end - start > STEP_BYTES;
    if (batch.length > 0 && (isFull || placed.document.database !== database)) {
      yield batch;
      start = batch.at(-1)?.end ?? start;
      batch = [];
    }
    batch.push(placed);
  }
  if (batch.length > 0) yield batch;
}

/** Writes documents of one database together; if one is refused, each alone. */
async function commit(admin: FirestoreAdmin, batch: readonly PlacedDocument[]): Promise<string[]> {
  const { firestore, authorization, project } = admin;
  const [{ document: first } = { document: undefined }] = batch;
  const database = `projects/${project}/databases/${first?.database ?? ''}`;
  const writes = batch.map(({ document: { path, fields } }) => ({
    update: { name: `${database}/documents/${path}`, fields },
  }));
  try {
    await firestore.unary('Commit', { database, writes }, { authorization });
    return [];
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    if (error.status !== 'INVALID_ARGUMENT') {
      throw new StartError(`The documents can't be written: ${error.message}`, { cause: error });
    }
    if (batch.length === 1) {
      return [`The document ${first?.path} is left out, because it is refused: ${error.message}`];
    }
  }
  const problems: string[] = [];
  for (const one of batch) problems.push(...(await commit(admin, [one]))); // oxlint-disable-line no-await-in-loop
  return problems;
}

/** Yields all documents of databases, without loading them at once. */
export function* readDocuments(
  { project, scan }: Pick<FirestoreAdmin, 'project' | 'scan'>,
  databases: readonly string[],
): Generator<ExportedDocument> {
  for (const database of databases) {
    const name = `projects/${project}/databases/${database}`;
    const parent = `${name}/documents/`;
    for (const { name: full, fields } of scan(name)) {
      yield { database, path: full.slice(parent.length), fields: { ...fields } };
    }
  }
}
