import { closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import { crc32c } from '../storage/crc32c.ts';
import { ExportError } from './export-error.ts';

/** A file is a sequence of blocks; a record that doesn't fit into one continues in the next. */
const BLOCK = 32 * 1024;
/** Bytes that are read or written at once, whole blocks. */
const CHUNK = 32 * BLOCK;
/** Checksum (4 bytes), length (2 bytes), kind. */
const HEADER = 7;
const FULL = 1;
const FIRST = 2;
const MIDDLE = 3;
const LAST = 4;

/** A record of a file. */
export interface LogRecord {
  readonly data: Buffer;
  /** Position in the file after it. */
  readonly end: number;
}

/**
 * Reads the records of a file in LevelDB's log format, which exports of Firestore have, a part of the file at a time.
 * @param from position after a record
 * @throws {ExportError} if a checksum is wrong or the file ends in the middle of a record
 */
export function* readRecords(path: string, from = 0): Generator<LogRecord> {
  const file = openSync(path, 'r');
  try {
    let pending: Buffer[] = [];
    for (const { kind, data, end } of fragmentsOf(file, from)) {
      const startsRecord = kind === FULL || kind === FIRST;
      if (startsRecord !== (pending.length === 0)) throw new ExportError('its records are torn');
      pending.push(data);
      if (kind !== FULL && kind !== LAST) continue;
      yield { data: pending.length === 1 ? data : Buffer.concat(pending), end };
      pending = [];
    }
    if (pending.length > 0) throw new ExportError('it ends in the middle of a record');
  } finally {
    closeSync(file);
  }
}

interface Fragment extends LogRecord {
  readonly kind: number;
}

function* fragmentsOf(file: number, from: number): Generator<Fragment> {
  let start = from - (from % BLOCK);
  let within = from - start;
  for (;;) {
    const chunk = readChunk(file, start);
    while (within < chunk.length) {
      const room = BLOCK - (within % BLOCK);
      if (room < HEADER) {
        within += room;
        continue;
      }
      const fragment = fragmentAt(chunk, within, start);
      // Zeros fill the rest of a preallocated block.
      if (fragment === undefined) return;
      within = fragment.end - start;
      yield fragment;
    }
    if (chunk.length < CHUNK) return;
    start += CHUNK;
    within -= CHUNK;
  }
}

/** The records keep parts of it, so each chunk has its own memory. */
function readChunk(file: number, start: number): Buffer {
  const size = Math.max(0, Math.min(CHUNK, fstatSync(file).size - start));
  const chunk = Buffer.alloc(size);
  let length = 0;
  while (length < size) {
    const read = readSync(file, chunk, length, size - length, start + length);
    if (read === 0) break;
    length += read;
  }
  return chunk.subarray(0, length);
}

function fragmentAt(chunk: Buffer, position: number, start: number): Fragment | undefined {
  if (position + HEADER > chunk.length) throw new ExportError('it ends in the middle of a record');
  const sum = chunk.readUInt32LE(position);
  const length = chunk.readUInt16LE(position + 4);
  const kind = chunk.readUInt8(position + 6);
  if (kind === 0 && length === 0 && sum === 0) return undefined;
  const end = position + HEADER + length;
  if (end > chunk.length) throw new ExportError('it ends in the middle of a record');
  const data = chunk.subarray(position + HEADER, end);
  if (checksum(chunk.subarray(position + HEADER - 1, end)) !== sum) {
    throw new ExportError(`its checksum at byte ${start + position} is wrong`);
  }
  return { kind, data, end: start + end };
}

/** Writes records to a file in LevelDB's log format. */
export class RecordWriter {
  readonly #file: number;
  #parts: Buffer[] = [];
  #waiting = 0;
  #length = 0;

  /** Replaces the file, if there is one. */
  constructor(path: string) {
    this.#file = openSync(path, 'w');
  }

  /** Bytes that were written. */
  get length(): number {
    return this.#length;
  }

  write(record: Buffer): void {
    let start = 0;
    // A first fragment may be empty, if only the header fits into the block.
    let isFirst = true;
    do {
      let room = BLOCK - (this.#length % BLOCK);
      if (room < HEADER) {
        this.#append(Buffer.alloc(room));
        room = BLOCK;
      }
      const data = record.subarray(start, start + room - HEADER);
      const isLast = start + data.length === record.length;
      this.#append(fragmentOf(kindOf(isFirst, isLast), data));
      start += data.length;
      isFirst = false;
    } while (start < record.length);
  }

  /** Writes the rest durably. */
  finish(): void {
    this.#flush();
    fsyncSync(this.#file);
  }

  close(): void {
    closeSync(this.#file);
  }

  #append(part: Buffer): void {
    this.#parts.push(part);
    this.#waiting += part.length;
    this.#length += part.length;
    if (this.#waiting >= CHUNK) this.#flush();
  }

  #flush(): void {
    const bytes = Buffer.concat(this.#parts);
    for (let at = 0; at < bytes.length;) at += writeSync(this.#file, bytes, at);
    this.#parts = [];
    this.#waiting = 0;
  }
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
