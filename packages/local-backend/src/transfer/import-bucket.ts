import { statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { readJsonList } from './read-json-list.ts';
import { importObject, type ObjectTarget } from './transfer-objects.ts';

/** A copy of a bucket: the folder of `gcloud storage rsync`, and the list of `gcloud storage ls --json`. */
export interface BucketCopy {
  readonly folder: string;
  readonly list: string;
  /** The bucket that gets the objects. */
  readonly bucket: string;
}

/** Options of {@link importBucket}. */
interface BucketImport {
  /** Folder inside the copy whose files are left out, such as an export of Firestore. */
  readonly except: string | undefined;
  /** Called with the name of each object. */
  readonly imported: (name: string) => void;
}

type Entry = Readonly<Record<string, unknown>>;

const TOKENS = 'firebaseStorageDownloadTokens';

/**
 * Imports the objects of a bucket, except those that were imported before. Returns one line for each that is left out.
 * @throws {StartError} if the list is malformed
 */
export async function importBucket(
  target: ObjectTarget,
  { folder, list, bucket }: BucketCopy,
  { except, imported }: BucketImport,
): Promise<string[]> {
  const problems: string[] = [];
  for await (const { type, metadata } of readJsonList(list, 'list of a bucket', {})) {
    if (type !== 'cloud_object' || !isEntry(metadata)) continue;
    const { name } = metadata;
    if (typeof name !== 'string') continue;
    const blob = fileOf(folder, name);
    if (blob !== undefined && except !== undefined && isInside(except, blob)) continue;
    const problem =
      blob === undefined
        ? `The object ${name} is left out: ${folder} has no such file.`
        : await importObject(target, { bucket, name, metadata: inOwnForm(metadata), blob });
    if (problem === undefined) imported(name);
    else problems.push(problem);
  }
  return problems;
}

/** A name may lead out of the folder, such as one with `../`. */
function fileOf(folder: string, name: string): string | undefined {
  const path = resolve(folder, name);
  if (!isInside(folder, path)) return undefined;
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true ? path : undefined;
}

function isInside(folder: string, path: string): boolean {
  return path.startsWith(resolve(folder) + sep);
}

/** The service keeps download tokens in the custom metadata. */
function inOwnForm({ metadata, ...object }: Entry): Entry {
  if (!isEntry(metadata)) return { ...object, downloadTokens: [] };
  const { [TOKENS]: tokens, ...customMetadata } = metadata;
  const downloadTokens = typeof tokens === 'string' ? tokens.split(',') : [];
  const hasCustom = Object.keys(customMetadata).length > 0;
  return { ...object, ...(hasCustom ? { customMetadata } : {}), downloadTokens };
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
