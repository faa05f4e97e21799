import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readJsonFile } from '../files/read-file.ts';
import type { Blobs } from '../storage/blobs.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { METADATA_TEXTS } from '../storage/own-metadata.ts';
import type { OwnMetadata, StoredObject } from '../storage/stored-object.ts';

/** Where objects are written to and read from. */
export interface ObjectTarget {
  readonly objects: ObjectStore;
  readonly blobs: Blobs;
}

const METADATA = 'metadata';
const BLOBS = 'blobs';
const END = '.json';

/**
 * Imports the objects of an export of the official emulator. Returns one line for each that lacks its bytes.
 * @throws {StartError} if a file of metadata is malformed
 */
export async function importObjects(target: ObjectTarget, folder: string): Promise<string[]> {
  const problems: string[] = [];
  const root = join(folder, METADATA);
  if (!existsSync(root)) return problems;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith(END)).toSorted()) {
    const metadata = readJsonFile(join(root, file), 'metadata of an object');
    const blob = blobOf(folder, file.slice(0, -END.length));
    const { bucket, name } = metadata;
    if (blob === undefined || typeof bucket !== 'string' || typeof name !== 'string') {
      problems.push(
        `The object of ${join(METADATA, file)} is left out: its name or bytes are missing.`,
      );
      continue;
    }
    // One at a time: objects may be large.
    // oxlint-disable-next-line no-await-in-loop
    await importObject(target, { bucket, name, metadata, blob });
  }
  return problems;
}

/** Files are named like the metadata, which in newer exports is encoded once more. */
function blobOf(folder: string, name: string): string | undefined {
  return [name, decode(name)]
    .map((one) => join(folder, BLOBS, one))
    .find((path) => existsSync(path));
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

interface FoundObject {
  readonly bucket: string;
  readonly name: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly blob: string;
}

async function importObject(
  { objects, blobs }: ObjectTarget,
  { bucket, name, metadata, blob }: FoundObject,
): Promise<void> {
  const upload = blobs.newUpload();
  await blobs.append(upload, createReadStream(blob), Number.MAX_SAFE_INTEGER);
  const tokens = metadata['downloadTokens'];
  const draft = await objects.draft(
    upload,
    { bucket, name, own: ownMetadata(metadata) },
    Array.isArray(tokens) ? tokens.map(String) : [],
  );
  const text = (field: string, usual: string) => {
    const value = metadata[field];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : usual;
  };
  await objects.commit({
    ...draft,
    generation: text('generation', draft.generation),
    metageneration: text('metageneration', draft.metageneration),
    timeCreated: text('timeCreated', draft.timeCreated),
    updated: text('updated', draft.updated),
  });
}

function ownMetadata(metadata: Readonly<Record<string, unknown>>): OwnMetadata {
  const texts = METADATA_TEXTS.flatMap((name) => {
    const value = metadata[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const { customMetadata } = metadata;
  const isGiven = typeof customMetadata === 'object' && customMetadata !== null;
  const custom = isGiven
    ? Object.entries(customMetadata).map(([key, value]) => [key, String(value)])
    : undefined;
  return {
    ...Object.fromEntries(texts),
    ...(custom === undefined ? {} : { metadata: Object.fromEntries(custom) }),
  };
}

/** Exports all objects as the official emulator does. */
export async function exportObjects({ objects }: ObjectTarget, folder: string): Promise<void> {
  for (const name of [METADATA, BLOBS]) mkdirSync(join(folder, name), { recursive: true });
  const all = objects.all();
  const buckets = [...new Set(all.map(({ bucket }) => bucket))].map((id) => ({ id }));
  writeFileSync(join(folder, 'buckets.json'), JSON.stringify({ buckets }, undefined, 2));
  for (const object of all) {
    const target = join(folder, BLOBS, object.blob);
    // oxlint-disable-next-line no-await-in-loop
    if (object.size > 0) await pipeline(await bytesOf(objects, object), createWriteStream(target));
    else writeFileSync(target, '');
    const metadata = JSON.stringify(exportedMetadata(object), undefined, 2);
    writeFileSync(join(folder, METADATA, `${object.blob}${END}`), metadata);
  }
}

function bytesOf(objects: ObjectStore, object: StoredObject) {
  return objects.read(object, { start: 0, end: object.size - 1 });
}

function exportedMetadata({
  blob: _blob,
  blocks: _blocks,
  metadata,
  crc32c,
  ...object
}: StoredObject) {
  return {
    ...object,
    generation: Number(object.generation),
    metageneration: Number(object.metageneration),
    // A number in decimal digits there.
    crc32c: String(Buffer.from(crc32c, 'base64').readUInt32BE()),
    storageClass: 'STANDARD',
    ...(metadata === undefined ? {} : { customMetadata: metadata }),
  };
}
