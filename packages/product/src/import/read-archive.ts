import { type AppError, err, ok, type Result } from '@quits/errors';
import { MAX_IMPORT_LENGTH } from '@quits/ledger/files';
import { unzipSync, type UnzipFileInfo } from 'fflate';
import { productErrors } from '../errors/product-errors.ts';
import { type FileText, readText } from './read-file.ts';

/** A group's data and receipts from an archive. */
export interface ReadArchive extends FileText {
  /** Receipts by their path in the data. */
  readonly files: Readonly<Record<string, Blob>>;
}

/** Largest archive in bytes. */
const MAX_ARCHIVE = 300 * 1024 * 1024;
/** Largest unpacked receipt, and all of them. */
const MAX_RECEIPT = 10 * 1024 * 1024;
const MAX_RECEIPTS = 300 * 1024 * 1024;
/** Unpacked data of all groups that are looked at, in case the first ones aren't a group's. */
const MAX_DATA = 3 * MAX_IMPORT_LENGTH;
/** Most groups of an archive. */
const MAX_GROUPS = 1000;
/** Most files of an archive; more are a trap. */
const MAX_FILES = 50_000;

const DATA = /^(?:[^/\\]+\/)?[^/\\]+\.json$/i;
/** The data of a group names its format first. */
const IS_GROUP = /^\s*\{\s*"format":\s*"quits"\s*,/;

/** Returns whether a file is an archive, whatever its name. */
export async function isArchive(file: Blob): Promise<boolean> {
  const [first, second, third, fourth] = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return first === 0x50 && second === 0x4b && third === 3 && fourth === 4;
}

/** Data of a group in an archive. */
export interface ArchivedData {
  /** Path in the archive. */
  readonly path: string;
  /** Name of the file without its ending, which is the group's as far as file systems allow. */
  readonly name: string;
}

/** Lists the data of an archive's groups; unpacks nothing. Empty if it isn't readable, or has more groups or files than Quits writes. */
export async function listData(file: Blob): Promise<readonly ArchivedData[]> {
  if (file.size > MAX_ARCHIVE) return [];
  // A path can be there twice.
  const byPath = new Map<string, ArchivedData>();
  const read = unpack(new Uint8Array(await file.arrayBuffer()), ({ name: path }) => {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
    if (isData(path)) byPath.set(path, { path, name });
    return false;
  });
  if (read === undefined || byPath.size > MAX_GROUPS) return [];
  const found = [...byPath.values()];
  // An account's own data is beside the folders of its groups.
  const inFolders = found.filter(({ path }) => path.includes('/'));
  return inFolders.length === 0 ? found : inFolders;
}

function isData(path: string): boolean {
  return DATA.test(path) && !path.startsWith('__MACOSX/');
}

/**
 * Reads an archive that Quits made: the data of one group, by default the first, also in a folder, and the receipts beside it. Nothing is unpacked but what
 * has the right name and size by then, so neither paths that lead elsewhere nor bombs do harm.
 */
export async function readArchive(
  file: Blob,
  path?: string,
): Promise<Result<ReadArchive, AppError>> {
  if (file.size > MAX_ARCHIVE) return err(productErrors.create('import/too-large'));
  const bytes = new Uint8Array(await file.arrayBuffer());
  let isTooLarge = false;
  let room = MAX_DATA;
  const found = unpack(bytes, ({ name, size, originalSize }) => {
    if (!isData(name) || (path !== undefined && name !== path)) return false;
    const largest = Math.max(size, originalSize);
    const fits = largest <= MAX_IMPORT_LENGTH && largest <= room;
    isTooLarge ||= !fits;
    if (fits) room -= largest;
    return fits;
  });
  if (found === undefined) return err(productErrors.create('import/unknown-format'));
  for (const [name, content] of found) {
    const text = await readText(new Blob([content]));
    if (!text.ok || !IS_GROUP.test(text.value.text)) continue;
    const folder = name.slice(0, name.indexOf('/') + 1);
    return ok({ ...text.value, files: receiptsIn(bytes, folder) });
  }
  return err(productErrors.create(isTooLarge ? 'import/too-large' : 'import/unknown-format'));
}

function receiptsIn(bytes: Uint8Array, folder: string): Readonly<Record<string, Blob>> {
  const prefix = `${folder}receipts/`;
  let room = MAX_RECEIPTS;
  const found = unpack(bytes, ({ name, size, originalSize }) => {
    const largest = Math.max(size, originalSize);
    if (!name.startsWith(prefix) || name.endsWith('/') || largest > MAX_RECEIPT) return false;
    room -= largest;
    return room >= 0;
  });
  return Object.fromEntries(
    (found ?? []).map(([name, content]) => [name.slice(folder.length), new Blob([content])]),
  );
}

/** Unpacks the chosen files; undefined if the archive is damaged. */
function unpack(
  bytes: Uint8Array,
  isWanted: (file: UnzipFileInfo) => boolean,
): readonly (readonly [string, Uint8Array<ArrayBuffer>])[] | undefined {
  let count = 0;
  try {
    const files = unzipSync(bytes, {
      filter(file) {
        count += 1;
        if (count > MAX_FILES) throw new RangeError('more files than an archive has');
        return isWanted(file);
      },
    });
    return Object.entries(files);
  } catch {
    return undefined;
  }
}
