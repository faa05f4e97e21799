import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type IdentityContext, importExportedAccounts } from '@quits/identity-service';
import { StartError } from '../diagnostics/start-error.ts';
import { HUB_VERSION } from '../hosting/hub-routes.ts';
import { readJsonFile } from '../files/read-file.ts';
import { readFirestoreExport, writeFirestoreExport } from './firestore-export.ts';
import { readHashParameters } from './hash-parameters.ts';
import { exportAllAccounts, importAccounts } from './transfer-accounts.ts';
import { type FirestoreAdmin, readDocuments, writeDocuments } from './transfer-documents.ts';
import { exportObjects, importObjects, type ObjectTarget } from './transfer-objects.ts';

/** Services whose data is transferred. */
export interface TransferTarget extends FirestoreAdmin, ObjectTarget {
  readonly identity: IdentityContext;
  /** Ids of the databases of the project. */
  databases(): readonly string[];
  /** In ms since the epoch. */
  readonly now: () => number;
}

const METADATA = 'firebase-export-metadata.json';
const FIRESTORE = 'firestore_export';
const AUTH = 'auth_export';
const STORAGE = 'storage_export';
const VERSION = HUB_VERSION;

/** Returns whether a folder is an export of the official emulators, or one of Firestore by `gcloud`. */
export function isFirebaseExport(folder: string): boolean {
  return existsSync(join(folder, METADATA)) || isFirestoreExport(folder);
}

function isFirestoreExport(folder: string): boolean {
  if (!existsSync(folder)) return false;
  return readdirSync(folder).some((name) => name.endsWith('.overall_export_metadata'));
}

/**
 * Imports an export of the official emulators, or one of Firestore by `gcloud`. Returns one line for everything
 * that could not be imported.
 * @throws {StartError} if the export is damaged
 */
export async function importFirebaseExport(
  target: TransferTarget,
  folder: string,
): Promise<string[]> {
  if (!existsSync(join(folder, METADATA))) {
    await writeDocuments(target, readFirestoreExport(folder));
    return [];
  }
  const metadata = readJsonFile(join(folder, METADATA), 'metadata of the export');
  const firestore = partOf(metadata, 'firestore', folder);
  const auth = partOf(metadata, 'auth', folder);
  const storage = partOf(metadata, 'storage', folder);
  const others = ['database', 'dataconnect'].filter((name) => metadata[name] !== undefined);
  // Damage is found before anything is written.
  const documents = firestore === undefined ? [] : readFirestoreExport(firestore);
  const problems = others.map((name) => `The part "${name}" of the export is left out.`);
  if (auth !== undefined) problems.push(...importAccounts(target.identity, auth));
  if (storage !== undefined) problems.push(...(await importObjects(target, storage)));
  await writeDocuments(target, documents);
  return problems;
}

/** @throws {StartError} if the folder of a part is missing */
function partOf(
  metadata: Readonly<Record<string, unknown>>,
  name: string,
  folder: string,
): string | undefined {
  const part = metadata[name];
  if (typeof part !== 'object' || part === null) return undefined;
  const { path } = { path: undefined, ...part } as { readonly path: unknown };
  const place = typeof path === 'string' ? join(folder, path) : undefined;
  if (place !== undefined && existsSync(place)) return place;
  throw new StartError(`The export ${folder} lacks the folder of "${name}". Export again.`);
}

/**
 * Imports the accounts of `firebase auth:export`. Returns problems, one line each.
 * @param hashFile file with the parameters of the password hashes
 * @throws {StartError} if a file is malformed
 */
export function importAccountsFile(
  identity: IdentityContext,
  file: string,
  hashFile: string | undefined,
): readonly string[] {
  const source = readJsonFile(file, 'export of accounts');
  const hash = hashFile === undefined ? {} : readHashParameters(hashFile);
  return importExportedAccounts(identity, source, { hash }).problems;
}

/**
 * Exports everything as the official emulators do.
 * @throws {StartError} if the folder contains other files
 */
export async function exportForFirebase(target: TransferTarget, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const own = [METADATA, FIRESTORE, AUTH, STORAGE];
  const stranger = readdirSync(folder).find((name) => !own.includes(name));
  if (stranger !== undefined) {
    throw new StartError(
      `The export folder ${folder} holds other files (${stranger}). Give an empty one.`,
    );
  }
  for (const name of own) rmSync(join(folder, name), { recursive: true, force: true });
  const documents = await readDocuments(target, target.databases());
  writeFirestoreExport(join(folder, FIRESTORE), target.project, documents, target.now());
  exportAllAccounts(target.identity, join(folder, AUTH));
  await exportObjects(target, join(folder, STORAGE));
  const metadata = {
    version: VERSION,
    firestore: {
      version: VERSION,
      path: FIRESTORE,
      metadata_file: `${FIRESTORE}/${FIRESTORE}.overall_export_metadata`,
    },
    auth: { version: VERSION, path: AUTH },
    storage: { version: VERSION, path: STORAGE },
  };
  writeFileSync(join(folder, METADATA), JSON.stringify(metadata, undefined, 2));
}
