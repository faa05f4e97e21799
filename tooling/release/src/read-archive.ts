import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Size in bytes of a header, and the multiple to which contents are padded. */
const BLOCK = 512;

/** Reads a packed package: the contents of each file by its path in the package. */
export function readArchive(path: string): ReadonlyMap<string, Buffer> {
  const tar = gunzipSync(readFileSync(path));
  const files = new Map<string, Buffer>();
  let offset = 0;
  while (offset < tar.length && tar[offset] !== 0) {
    const name = textAt(tar, offset, 100);
    const prefix = textAt(tar, offset + 345, 155);
    const size = Number.parseInt(textAt(tar, offset + 124, 12), 8);
    const start = offset + BLOCK;
    const whole = prefix === '' ? name : `${prefix}/${name}`;
    files.set(whole.replace(/^package\//, ''), tar.subarray(start, start + size));
    offset = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

/** Returns a field of a header, which ends at a NUL or at its length. */
function textAt(tar: Buffer, start: number, length: number): string {
  const field = tar.subarray(start, start + length).toString('utf8');
  return field.replace(/\0.*$/s, '').trim();
}
