import { KeyWriter } from './key-writer.ts';
import { numericId } from './compare-paths.ts';

const END = 0;
const NUMERIC = 1;
const TEXT = 2;
const INT64_OFFSET = 2n ** 63n;

/** Writes a slash-separated path so that bytes order as {@link comparePaths} does. */
export function writePath(writer: KeyWriter, path: string): void {
  if (path !== '') {
    for (const segment of path.split('/')) writeSegment(writer, segment);
  }
  writer.byte(END);
}

/** The order-preserving key of a path. */
export function encodePath(path: string): Buffer {
  const writer = new KeyWriter();
  writePath(writer, path);
  return writer.finish();
}

/** Returns the key prefix of `path` and of every path below it. */
export function encodePathPrefix(path: string): Buffer {
  return encodePath(path).subarray(0, -1);
}

function writeSegment(writer: KeyWriter, segment: string): void {
  const number = numericId(segment);
  if (number === undefined) {
    writer.byte(TEXT);
    writer.text(segment);
    return;
  }
  writer.byte(NUMERIC);
  const shifted = BigInt.asUintN(64, number + INT64_OFFSET);
  writer.unsigned(Number(shifted >> 32n), 4);
  writer.unsigned(Number(shifted & 0xffff_ffffn), 4);
}
