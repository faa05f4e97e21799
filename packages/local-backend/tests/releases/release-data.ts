import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** Folder of the data of released schema versions. */
export const RELEASES = import.meta.dirname;

/** Contents of the data of every release. */
export const CONTENTS = {
  email: 'ben@example.org',
  password: 'correct horse battery',
  administrator: 'Ann',
  notes: 12,
  file: 'A receipt of a former release.',
} as const;

/** Text of a note. */
export function noteOf(n: number): string {
  return `Groceries, part ${n}`;
}

/** Name of the data of a schema version. */
export function nameOfRelease(version: number): string {
  return `schema-${version}.zst`;
}

/** Returns the schema versions of which there is data. */
export function releasedVersions(): number[] {
  return readdirSync(RELEASES)
    .map((name) => /^schema-(\d+)\.zst$/.exec(name)?.[1])
    .filter((version) => version !== undefined)
    .map(Number)
    .toSorted((a, b) => a - b);
}

/** Packs a folder into a file. */
export function packFolder(folder: string, target: string): void {
  const files: Record<string, string> = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files[path.slice(folder.length + 1)] = readFileSync(path).toString('base64');
  }
  writeFileSync(target, zstdCompressSync(Buffer.from(JSON.stringify(files))));
}

/** Unpacks a file into a folder. */
export function unpackFolder(source: string, folder: string): void {
  const files = JSON.parse(zstdDecompressSync(readFileSync(source)).toString()) as Record<
    string,
    string
  >;
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, Buffer.from(content, 'base64'));
  }
}
