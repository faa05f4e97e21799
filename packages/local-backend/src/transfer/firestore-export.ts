import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../diagnostics/start-error.ts';
import { ExportError } from './export-error.ts';
import { type ExportedDocument, readEntity } from './read-entity.ts';
import { readRecords, writeRecords } from './record-log.ts';
import { writeEntity } from './write-entity.ts';
import { writeWire } from './wire.ts';

const KINDS = 'all_namespaces/all_kinds';
const OUTPUT = 'output-0';
const KIND_METADATA = `${KINDS}/all_namespaces_all_kinds.export_metadata`;

/**
 * Reads the documents of an export of the official emulator, or of `gcloud firestore export`.
 * @param folder the folder with the `.overall_export_metadata`
 * @throws {StartError} if it is damaged
 */
export function readFirestoreExport(folder: string): ExportedDocument[] {
  const root = join(folder, 'all_namespaces');
  if (!existsSync(root)) return [];
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^output-\d+$/u.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return files.toSorted().flatMap(readFile);
}

function readFile(file: string): ExportedDocument[] {
  try {
    return readRecords(readFileSync(file)).map(readEntity);
  } catch (error) {
    if (!(error instanceof ExportError)) throw error;
    throw new StartError(`The export ${file} is damaged: ${error.message}. Export again.`, {
      cause: error,
    });
  }
}

/**
 * Writes documents as the official emulator exports them. `at` is in ms since the epoch.
 */
export function writeFirestoreExport(
  folder: string,
  project: string,
  documents: readonly ExportedDocument[],
  at: number,
): void {
  const name = basename(folder);
  mkdirSync(join(folder, dirname(KIND_METADATA)), { recursive: true });
  const output = writeRecords(documents.map((document) => writeEntity(project, document)));
  const time = BigInt(at) * 1000n;
  const overall = writeWire([
    [
      1,
      writeWire([
        [
          1,
          writeWire([
            [1, 2n],
            [3, 3n],
          ]),
        ],
        [2, KIND_METADATA],
        [3, BigInt(documents.length)],
        [4, BigInt(output.length)],
      ]),
    ],
  ]);
  const ofKinds = writeWire([
    [
      1,
      writeWire([
        [1, name],
        [2, time],
        [3, time],
      ]),
    ],
    [
      2,
      writeWire([
        [1, ''],
        [2, OUTPUT],
      ]),
    ],
  ]);
  const hasDocuments = documents.length > 0;
  // Its first record is the version of the format.
  const index = writeRecords([Buffer.from('3'), hasDocuments ? overall : Buffer.alloc(0)]);
  writeFileSync(join(folder, `${name}.overall_export_metadata`), index);
  if (!hasDocuments) return;
  writeFileSync(join(folder, KIND_METADATA), ofKinds);
  writeFileSync(join(folder, KINDS, OUTPUT), output);
}
