import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { StartError } from '../diagnostics/start-error.ts';
import { documentFiles } from '../transfer/firestore-export.ts';
import type { BucketCopy } from '../transfer/import-bucket.ts';
import { isFirebaseExport, partsOf } from '../transfer/transfer-all.ts';

/** Files that are imported. */
export interface ImportSource {
  /** Folder of `gcloud firestore export`, of the official emulators, or of `quits-backend export`. */
  readonly folder?: string;
  /** File of `firebase auth:export`. */
  readonly accounts?: string;
  /** Parameters of its password hashes, as the Firebase console shows them. */
  readonly hashConfig?: string;
  readonly bucket?: BucketCopy;
}

/** Bytes at the beginning of a file that tell it from another of the same size. */
const HEAD = 64 * 1024;

/**
 * Returns a digest that changes with the files.
 * @throws {StartError} if one is missing
 */
export function digestOfSource({ folder, accounts, hashConfig, bucket }: ImportSource): string {
  const hash = createHash('sha256');
  if (folder !== undefined) {
    if (!isFirebaseExport(folder)) {
      throw new StartError(
        `The folder ${folder} is no export of Firebase: a file that ends with .overall_export_metadata, or firebase-export-metadata.json, is missing.`,
      );
    }
    const { firestore } = partsOf(folder);
    for (const { path, name } of firestore === undefined ? [] : documentFiles(firestore)) {
      hash.update(`${name}\0`);
      addHead(path);
    }
  }
  for (const path of [accounts, hashConfig, bucket?.list]) if (path !== undefined) addHead(path);
  hash.update(`\0${bucket?.bucket ?? ''}`);
  return hash.digest('hex');

  function addHead(path: string): void {
    if (!existsSync(path)) throw new StartError(`The file ${path} does not exist.`);
    const head = Buffer.alloc(HEAD);
    const file = openSync(path, 'r');
    try {
      const length = readSync(file, head, 0, HEAD, 0);
      hash.update(`${statSync(path).size}\0`).update(head.subarray(0, length));
    } finally {
      closeSync(file);
    }
  }
}
