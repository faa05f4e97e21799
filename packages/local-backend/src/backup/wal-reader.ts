import { closeSync, openSync, readSync } from 'node:fs';

// https://www.sqlite.org/fileformat2.html#walformat

const HEADER = 32;
const FRAME_HEADER = 24;
const LITTLE_ENDIAN = 0x377f0682;
const BIG_ENDIAN = 0x377f0683;
/** Frames read at once; more would delay requests. */
const AT_ONCE = 64;

/** Pages that commits have changed. */
export interface CommittedPages {
  /** The latest content of each changed page, by its number. */
  readonly pages: ReadonlyMap<number, Buffer>;
  /** Pages of the file after the last commit. */
  readonly pageCount: number;
}

interface Position {
  readonly bytes: number;
  readonly sums: readonly [number, number];
}

/**
 * Reads the committed transactions of a write-ahead log of this process. It may be called between any two transactions; the log
 * may start over only after everything was read.
 */
export class WalReader {
  readonly #file: string;
  #descriptor: number | undefined;
  #salts = '';
  #isBigEndian = false;
  #pageSize = 0;
  /** Position after the last frame that was read, and the checksum there. */
  #end: Position = { bytes: HEADER, sums: [0, 0] };
  /** The same after the last commit. */
  #committed: Position = this.#end;
  /** Changes up to the last commit. */
  #pages = new Map<number, Buffer>();
  #pageCount = 0;
  /** Changes after the last commit. */
  #open = new Map<number, Buffer>();

  /** `file` is the log's path; a missing log is empty. */
  constructor(file: string) {
    this.#file = file;
  }

  /** Bytes of the log up to the last commit that was read. */
  get position(): number {
    return this.#committed.bytes;
  }

  /** Reads some frames; returns whether there may be more. */
  step(): boolean {
    const hasMore = this.#isReady() && this.#readFrames();
    if (!hasMore) {
      // A transaction that was rolled back may have left frames, which the next one overwrites.
      this.#end = this.#committed;
      this.#open.clear();
    }
    return hasMore;
  }

  /** Returns the changes since the last call; `undefined` if nothing was committed. */
  take(): CommittedPages | undefined {
    if (this.#pages.size === 0) return undefined;
    const taken = { pages: this.#pages, pageCount: this.#pageCount };
    this.#pages = new Map();
    return taken;
  }

  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  #readFrames(): boolean {
    const size = FRAME_HEADER + this.#pageSize;
    const bytes = this.#read(this.#end.bytes, AT_ONCE * size);
    for (let at = 0; at + size <= bytes.length; at += size) {
      if (!this.#take(bytes.subarray(at, at + size))) return false;
    }
    return bytes.length === AT_ONCE * size;
  }

  /** Begins at the start if the log has started over. */
  #isReady(): boolean {
    const header = this.#read(0, HEADER);
    if (header.length < HEADER) return false;
    const magic = header.readUInt32BE(0);
    if (magic !== LITTLE_ENDIAN && magic !== BIG_ENDIAN) return false;
    const salts = header.toString('hex', 16, 24);
    if (salts === this.#salts) return true;
    this.#isBigEndian = magic === BIG_ENDIAN;
    const sums = checksum(header.subarray(0, 24), this.#isBigEndian, [0, 0]);
    if (sums[0] !== header.readUInt32BE(24) || sums[1] !== header.readUInt32BE(28)) return false;
    this.#salts = salts;
    this.#pageSize = header.readUInt32BE(8);
    this.#end = { bytes: HEADER, sums };
    this.#committed = this.#end;
    this.#open.clear();
    return true;
  }

  /** Returns whether a frame belongs to the log; frames of a former round may follow the last one. */
  #take(frame: Buffer): boolean {
    if (frame.toString('hex', 8, 16) !== this.#salts) return false;
    const content = frame.subarray(FRAME_HEADER);
    const first = checksum(frame.subarray(0, 8), this.#isBigEndian, this.#end.sums);
    const sums = checksum(content, this.#isBigEndian, first);
    if (sums[0] !== frame.readUInt32BE(16) || sums[1] !== frame.readUInt32BE(20)) return false;
    this.#end = { bytes: this.#end.bytes + frame.length, sums };
    this.#open.set(frame.readUInt32BE(0), content);
    const pageCount = frame.readUInt32BE(4);
    if (pageCount === 0) return true;
    for (const [page, changed] of this.#open) this.#pages.set(page, changed);
    this.#open.clear();
    this.#committed = this.#end;
    this.#pageCount = pageCount;
    return true;
  }

  #read(position: number, length: number): Buffer {
    this.#descriptor ??= opened(this.#file);
    if (this.#descriptor === undefined) return Buffer.alloc(0);
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(this.#descriptor, bytes, 0, length, position));
  }
}

function opened(file: string): number | undefined {
  try {
    return openSync(file, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The log's own checksum, which continues over all frames. */
function checksum(
  bytes: Buffer,
  isBigEndian: boolean,
  [first, second]: readonly [number, number],
): readonly [number, number] {
  let [a, b] = [first, second];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 0; at < bytes.length; at += 8) {
    a = (a + view.getUint32(at, !isBigEndian) + b) >>> 0;
    b = (b + view.getUint32(at + 4, !isBigEndian) + a) >>> 0;
  }
  return [a, b];
}
