import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IdentityContext } from '@quits/identity-service';
import { StartError } from '../diagnostics/start-error.ts';
import { HUB_VERSION } from '../hosting/hub-routes.ts';
import { readJsonFile } from '../files/read-file.ts';
import { documentFiles, writeFirestoreExport } from './firestore-export.ts';
import { readHashParameters } from './hash-parameters.ts';
import { exportAllAccounts, importAccountList, importAccounts } from './transfer-accounts.ts';
import {
  checkDocuments,
  type FirestoreAdmin,
  readDocuments,
  writeDocuments,
} from './transfer-documents.ts';
import { exportObjects, importObjects, type ObjectTarget } from './transfer-objects.ts';
import { noProgress, type TransferProgress } from './transfer-progress.ts';

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

/** Folders of an export's parts. */
interface ExportParts {
  readonly firestore: string | undefined;
  readonly auth: string | undefined;
  readonly storage: string | undefined;
  /** One line for each part that is left out. */
  readonly problems: readonly string[];
}

/**
 * Finds the parts of an export of the official emulators, or of one of Firestore by `gcloud`.
 * @throws {StartError} if a folder is missing
 */
export function partsOf(folder: string): ExportParts {
  if (!existsSync(join(folder, METADATA))) {
    return { firestore: folder, auth: undefined, storage: undefined, problems: [] };
  }
  const metadata = readJsonFile(join(folder, METADATA), 'metadata of the export');
  const others = ['database', 'dataconnect'].filter((name) => metadata[name] !== undefined);
  return {
    firestore: partOf(metadata, 'firestore', folder),
    auth: partOf(metadata, 'auth', folder),
    storage: partOf(metadata, 'storage', folder),
    problems: others.map((name) => `The part "${name}" of the export is left out.`),
  };
}

/**
 * Imports an export of the official emulators, or one of Firestore by `gcloud`, from where its progress ends. Returns one line for
 * everything that could not be imported.
 * @param imported is called for each object
 * @throws {StartError} if the export is damaged
 */
export async function importFirebaseExport(
  target: TransferTarget,
  folder: string,
  progress: TransferProgress = noProgress(),
  imported?: (object: string) => void,
): Promise<string[]> {
  const { firestore, auth, storage, problems } = partsOf(folder);
  const files = firestore === undefined ? [] : documentFiles(firestore);
  // Damage is found before anything is written.
  if (files.every(({ name }) => progress.reached('documents', name).position === 0)) {
    checkDocuments(files);
  }
  const all = [...problems];
  if (auth !== undefined) all.push(...(await importAccounts(target.identity, auth, progress)));
  if (storage !== undefined) all.push(...(await importObjects(target, storage, imported)));
  return [...all, ...(await writeDocuments(target, files, progress))];
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
 * Imports the accounts of `firebase auth:export`, from where its progress ends. Returns problems, one line each.
 * @param hashFile file with the parameters of the password hashes
 * @throws {StartError} if a file is malformed
 */
export function importAccountsFile(
  identity: IdentityContext,
  file: string,
  hashFile: string | undefined,
  progress: TransferProgress = noProgress(),
): Promise<string[]> {
  const hash = hashFile === undefined ? {} : readHashParameters(hashFile);
  return importAccountList(identity, file, { hash }, progress);
}

/** Numbers of exported records. */
export interface ExportCounts {
  readonly documents: number;
  readonly accounts: number;
  readonly files: number;
}

/**
 * Exports everything as the official emulators do; after an interruption, to the same folder. It can be imported once it is complete.
 * @throws {StartError} if the folder contains other files
 */
export async function exportForFirebase(
  target: TransferTarget,
  folder: string,
): Promise<ExportCounts> {
  mkdirSync(folder, { recursive: true });
  const own = [METADATA, FIRESTORE, AUTH, STORAGE];
  const stranger = readdirSync(folder).find((name) => !own.includes(name));
  if (stranger !== undefined) {
    throw new StartError(
      `The export folder ${folder} holds other files (${stranger}). Give an empty one.`,
    );
  }
  for (const name of [METADATA, FIRESTORE, AUTH]) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  const documents = writeFirestoreExport(
    join(folder, FIRESTORE),
    target.project,
    readDocuments(target, target.databases()),
    target.now(),
  );
  const accounts = exportAllAccounts(target.identity, join(folder, AUTH));
  const files = await exportObjects(target, join(folder, STORAGE));
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
  return { documents, accounts, files };
}
