import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readJsonFile } from '../files/read-file.ts';
import type { Blobs } from '../storage/blobs.ts';
import { withTokensInside } from '../storage/given-tokens.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { METADATA_TEXTS } from '../storage/own-metadata.ts';
import type { OwnMetadata, StoredObject } from '../storage/stored-object.ts';
import { shellQuoted, TextFile } from './text-file.ts';

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
export async function importObjects(
  target: ObjectTarget,
  folder: string,
  imported?: (name: string) => void,
): Promise<string[]> {
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
    const problem = await importObject(target, { bucket, name, metadata, blob });
    if (problem === undefined) imported?.(name);
    else problems.push(problem);
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

/** An object of an export. */
export interface FoundObject {
  readonly bucket: string;
  readonly name: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly blob: string;
}

/**
 * Imports an object, unless it was imported before. Returns a sentence if its bytes aren't those that the metadata describes.
 */
export async function importObject(
  { objects, blobs }: ObjectTarget,
  { bucket, name, metadata, blob }: FoundObject,
): Promise<string | undefined> {
  const text = (field: string, usual: string) => {
    const value = metadata[field];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : usual;
  };
  const former = objects.get(bucket, name);
  if (former !== undefined && former.generation === text('generation', '')) return undefined;
  const upload = blobs.newUpload();
  await blobs.append(upload, createReadStream(blob), Number.MAX_SAFE_INTEGER);
  const tokens = metadata['downloadTokens'];
  const draft = await objects.draft(
    upload,
    { bucket, name, own: ownMetadata(metadata) },
    Array.isArray(tokens) ? tokens.map(String) : [],
  );
  if (text('md5Hash', draft.md5Hash) !== draft.md5Hash) {
    await blobs.drop(upload);
    return `The object ${bucket}/${name} is left out: its bytes aren't those of its MD5 hash. Download it again.`;
  }
  await objects.commit({
    ...draft,
    generation: text('generation', draft.generation),
    metageneration: text('metageneration', draft.metageneration),
    timeCreated: text('timeCreated', draft.timeCreated),
    updated: text('updated', draft.updated),
  });
  return undefined;
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

/**
 * Exports all objects as the official emulator does, and commands that upload them to a bucket. Bytes that an interrupted export has
 * written are kept. Returns the number of objects.
 */
export async function exportObjects({ objects }: ObjectTarget, folder: string): Promise<number> {
  for (const name of [METADATA, BLOBS]) mkdirSync(join(folder, name), { recursive: true });
  const all = objects.all();
  removeOthers(folder, new Set(all.map(({ blob }) => blob)));
  const buckets = [...new Set(all.map(({ bucket }) => bucket))].map((id) => ({ id }));
  writeFileSync(join(folder, 'buckets.json'), JSON.stringify({ buckets }, undefined, 2));
  const commands = new TextFile(join(folder, COMMANDS));
  commands.write(COMMANDS_HEAD);
  for (const object of all) {
    const target = join(folder, BLOBS, object.blob);
    if (statSync(target, { throwIfNoEntry: false })?.size !== object.size) {
      await copyBytes(objects, object, target); // oxlint-disable-line no-await-in-loop -- They may be large.
    }
    const metadata = JSON.stringify(exportedMetadata(object), undefined, 2);
    writeFileSync(join(folder, METADATA, `${object.blob}${END}`), metadata);
    commands.write(`${uploadCommand(object)}\n`);
  }
  commands.close();
  return all.length;
}

/** The name appears once all bytes are there. */
async function copyBytes(objects: ObjectStore, object: StoredObject, target: string) {
  const partial = `${target}.partial`;
  if (object.size === 0) writeFileSync(partial, '');
  else await pipeline(await bytesOf(objects, object), createWriteStream(partial));
  renameSync(partial, target);
}

/** Removes what an interrupted export of other data has left. */
function removeOthers(folder: string, blobs: ReadonlySet<string>): void {
  for (const [part, end] of [
    [BLOBS, ''],
    [METADATA, END],
  ] as const) {
    for (const name of readdirSync(join(folder, part))) {
      const isKept = name.endsWith(end) && blobs.has(name.slice(0, name.length - end.length));
      if (!isKept) rmSync(join(folder, part, name), { recursive: true });
    }
  }
}

const COMMANDS = 'upload-files.sh';
const COMMANDS_HEAD = `#!/bin/sh
# Uploads the files to a bucket: sh upload-files.sh BUCKET
# Files that the bucket has are left as they are, so an interrupted run can be repeated.
set -e
cd "$(dirname "$0")"
put() {
  from="$1"
  to="$2"
  shift 2
  gcloud storage cp --no-clobber "$@" "blobs/$from" "gs://$bucket/$to"
}
bucket="$1"
`;

const FLAGS = {
  cacheControl: 'cache-control',
  contentDisposition: 'content-disposition',
  contentEncoding: 'content-encoding',
  contentLanguage: 'content-language',
  contentType: 'content-type',
} as const;

/** Lists in gcloud's arguments are separated by a comma, unless they begin with another separator between carets. */
function uploadCommand(object: StoredObject): string {
  const custom = Object.entries(withTokensInside(object) ?? {}).map((pair) => pair.join('='));
  const separator = SEPARATORS.find((one) => custom.every((pair) => !pair.includes(one))) ?? ',';
  const flags = [
    ...METADATA_TEXTS.flatMap((name) => {
      const value = object[name];
      return value === undefined ? [] : [`--${FLAGS[name]}=${value}`];
    }),
    ...(custom.length === 0 ? [] : [`--custom-metadata=^${separator}^${custom.join(separator)}`]),
  ];
  return ['put', object.blob, object.name, ...flags].map(shellQuoted).join(' ');
}

const SEPARATORS = [';', '|', '@', '~', '#', ':', '&', '§'] as const;

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
