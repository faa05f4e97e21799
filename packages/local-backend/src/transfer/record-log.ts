import { crc32c } from '../storage/crc32c.ts';
import { ExportError } from './export-error.ts';

/** A file is a sequence of blocks; a record that doesn't fit into one continues in the next. */
const BLOCK = 32 * 1024;
/** Checksum (4 bytes), length (2 bytes), kind. */
const HEADER = 7;
const FULL = 1;
const FIRST = 2;
const MIDDLE = 3;
const LAST = 4;

/**
 * Reads the records of a file in LevelDB's log format, which exports of Firestore have.
 * @throws {ExportError} if a checksum is wrong or the file ends in the middle of a record
 */
export function readRecords(file: Buffer): Buffer[] {
  const records: Buffer[] = [];
  let pending: Buffer[] = [];
  let position = 0;
  while (position < file.length) {
    const room = BLOCK - (position % BLOCK);
    if (room < HEADER) {
      position += room;
      continue;
    }
    const fragment = readFragment(file, position);
    // Zeros fill the rest of a preallocated block.
    if (fragment === undefined) break;
    position += HEADER + fragment.data.length;
    const startsRecord = fragment.kind === FULL || fragment.kind === FIRST;
    if (startsRecord !== (pending.length === 0)) throw new ExportError('its records are torn');
    pending.push(fragment.data);
    if (fragment.kind === FULL || fragment.kind === LAST) {
      records.push(Buffer.concat(pending));
      pending = [];
    }
  }
  if (pending.length > 0) throw new ExportError('it ends in the middle of a record');
  return records;
}

function readFragment(file: Buffer, position: number): { kind: number; data: Buffer } | undefined {
  if (position + HEADER > file.length) throw new ExportError('it ends in the middle of a record');
  const sum = file.readUInt32LE(position);
  const length = file.readUInt16LE(position + 4);
  const kind = file.readUInt8(position + 6);
  if (kind === 0 && length === 0 && sum === 0) return undefined;
  const end = position + HEADER + length;
  if (end > file.length) throw new ExportError('it ends in the middle of a record');
  const data = file.subarray(position + HEADER, end);
  if (checksum(file.subarray(position + HEADER - 1, end)) !== sum) {
    throw new ExportError(`its checksum at byte ${position} is wrong`);
  }
  return { kind, data };
}

/** Writes records in LevelDB's log format. */
export function writeRecords(records: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [];
  let used = 0;
  for (const record of records) {
    let start = 0;
    // A first fragment may be empty, if only the header fits into the block.
    let isFirst = true;
    do {
      if (BLOCK - used < HEADER) {
        parts.push(Buffer.alloc(BLOCK - used));
        used = 0;
      }
      const data = record.subarray(start, start + BLOCK - used - HEADER);
      const isLast = start + data.length === record.length;
      parts.push(fragmentOf(kindOf(isFirst, isLast), data));
      start += data.length;
      isFirst = false;
      used = (used + HEADER + data.length) % BLOCK;
    } while (start < record.length);
  }
  return Buffer.concat(parts);
}

function kindOf(isFirst: boolean, isLast: boolean): number {
  if (isFirst) return isLast ? FULL : FIRST;
  return isLast ? LAST : MIDDLE;
}

function fragmentOf(kind: number, data: Buffer): Buffer {
  const header = Buffer.alloc(HEADER);
  header.writeUInt8(kind, 6);
  header.writeUInt16LE(data.length, 4);
  header.writeUInt32LE(checksum(Buffer.concat([header.subarray(6), data])), 0);
  return Buffer.concat([header, data]);
}

/** CRC-32C, rotated and shifted as LevelDB stores it. */
function checksum(bytes: Buffer): number {
  const sum = crc32c(bytes, 0);
  const rotated = ((sum >>> 15) | (sum << 17)) >>> 0;
  return (rotated + 0xa2_82_ea_d8) >>> 0;
}
