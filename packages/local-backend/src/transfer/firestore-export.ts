import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { StartError } from '../diagnostics/start-error.ts';
import { ExportError } from './export-error.ts';
import { type ExportedDocument, readEntity } from './read-entity.ts';
import { readRecords, RecordWriter } from './record-log.ts';
import { writeEntity } from './write-entity.ts';
import { writeWire } from './wire.ts';

const KINDS = 'all_namespaces/all_kinds';
const OUTPUT = 'output-0';
const KIND_METADATA = `${KINDS}/all_namespaces_all_kinds.export_metadata`;

/** A file with documents of an export. */
export interface DocumentFile {
  readonly path: string;
  /** Path inside the export. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** A document of an export, and its place. */
export interface PlacedDocument {
  readonly document: ExportedDocument;
  /** Position in the file after it. */
  readonly end: number;
}

/** Lists the files with the documents of an export of the official emulator, or of `gcloud firestore export`. */
export function documentFiles(folder: string): DocumentFile[] {
  const root = join(folder, 'all_namespaces');
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^output-\d+$/u.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((path) => ({ path, name: relative(folder, path), size: statSync(path).size }));
}

/**
 * Reads the documents of a file, a part of it at a time.
 * @param from position after a document
 * @throws {StartError} if it is damaged
 */
export function* readDocumentFile({ path }: DocumentFile, from = 0): Generator<PlacedDocument> {
  try {
    for (const { data, end } of readRecords(path, from)) yield { document: readEntity(data), end };
  } catch (error) {
    if (!(error instanceof ExportError)) throw error;
    throw new StartError(`The export ${path} is damaged: ${error.message}. Export again.`, {
      cause: error,
    });
  }
}

/**
 * Writes documents as the official emulator exports them, and returns their number. `at` is in ms since the epoch.
 */
export function writeFirestoreExport(
  folder: string,
  project: string,
  documents: Iterable<ExportedDocument>,
  at: number,
): number {
  const name = basename(folder);
  mkdirSync(join(folder, dirname(KIND_METADATA)), { recursive: true });
  const output = join(folder, KINDS, OUTPUT);
  let count = 0;
  const length = writeLog(output, function* () {
    for (const document of documents) {
      count += 1;
      yield writeEntity(project, document);
    }
  });
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
        [3, BigInt(count)],
        [4, BigInt(length)],
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
  if (count > 0) writeFileSync(join(folder, KIND_METADATA), ofKinds);
  else rmSync(output);
  writeLog(join(folder, `${name}.overall_export_metadata`), function* () {
    // The version of the format.
    yield Buffer.from('3');
    yield count > 0 ? overall : Buffer.alloc(0);
  });
  return count;
}

/** Returns the length in bytes. */
function writeLog(path: string, records: () => Iterable<Buffer>): number {
  const writer = new RecordWriter(path);
  try {
    for (const record of records()) writer.write(record);
    writer.finish();
    return writer.length;
  } finally {
    writer.close();
  }
}
