import { createZstdCompress, createZstdDecompress, zstdCompress, zstdDecompress } from 'node:zlib';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { BackupError } from './backup-error.ts';
import { contentOf, oneChunk } from './chunks.ts';
import { seal, unseal } from './seal.ts';

// A packed file is a header in JSON, preceded by its length, and pages; compressed, then sealed.

const compressed = promisify(zstdCompress);
const decompressed = promisify(zstdDecompress);

/** Header of a change. */
export interface ChangeHeader {
  readonly pageSize: number;
  readonly pageCount: number;
  /** Digest of the state before. */
  readonly before: string;
  /** Digest of the state after. */
  readonly after: string;
  /** Numbers of the changed pages, in the order of their contents. */
  readonly pages: readonly number[];
}

/** Header of a base, which contains all pages. */
export type BaseHeader = Pick<ChangeHeader, 'pageSize' | 'pageCount' | 'after'>;

/** Packs a change. */
export async function packChange(
  key: Buffer,
  name: string,
  header: ChangeHeader,
  contents: readonly Buffer[],
): Promise<AsyncIterable<Uint8Array>> {
  const packed = await compressed(Buffer.concat([encodeHeader(header), ...contents]));
  return seal(key, name, oneChunk(packed));
}

/** Reads a change and the contents of its pages. @throws {BackupError} `damaged` */
export async function unpackChange(
  key: Buffer,
  name: string,
  content: AsyncIterable<Uint8Array>,
): Promise<{ readonly header: ChangeHeader; readonly contents: readonly Buffer[] }> {
  const bytes = await decompressed(await contentOf(unseal(key, name, content)));
  const { json, rest } = splitHeader(bytes);
  const header: ChangeHeader = JSON.parse(json);
  const { pageSize } = header;
  const contents = header.pages.map((_, i) => rest.subarray(i * pageSize, (i + 1) * pageSize));
  return { header, contents };
}

/** Packs a base while its pages are read. Each piece of them is used until the next one is asked for. */
export function packBase(
  key: Buffer,
  name: string,
  header: BaseHeader,
  pages: AsyncIterable<Uint8Array>,
): AsyncIterable<Uint8Array> {
  async function* content() {
    yield encodeHeader(header);
    yield* pages;
  }
  return seal(key, name, compress(content()));
}

/** Compresses each piece before it asks for the next one; `compose` would read ahead. */
async function* compress(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const zstd = createZstdCompress();
  const ended = finished(zstd);
  // Awaited at the end; a failure before that also fails the write.
  ended.catch(() => undefined);
  const packed: Buffer[] = [];
  zstd.on('data', (chunk: Buffer) => packed.push(chunk));
  try {
    for await (const piece of content) {
      await new Promise<void>((resolve, reject) => {
        zstd.write(piece, (error) => (error ? reject(error) : resolve()));
      });
      yield* packed.splice(0);
    }
    zstd.end();
    await ended;
    yield* packed.splice(0);
  } finally {
    zstd.destroy();
  }
}

/** Reads a base: its header, then its pages in chunks of any size. @throws {BackupError} `damaged` */
export async function* unpackBase(
  key: Buffer,
  name: string,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<BaseHeader | Buffer> {
  const plain = Readable.from(unseal(key, name, content)).compose(createZstdDecompress());
  let start: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of plain as AsyncIterable<Buffer>) {
    if (start === undefined) yield chunk;
    else {
      start = Buffer.concat([start, chunk]);
      if (!hasHeader(start)) continue;
      const { json, rest } = splitHeader(start);
      const header: BaseHeader = JSON.parse(json);
      start = undefined;
      yield header;
      yield rest;
    }
  }
  if (start !== undefined) throw new BackupError('damaged', `The file ${name} is damaged.`);
}

const LENGTH = 4;

function encodeHeader(header: object): Buffer {
  const json = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json]);
}

function hasHeader(bytes: Buffer): boolean {
  return bytes.length >= LENGTH && bytes.length >= LENGTH + bytes.readUInt32BE(0);
}

/** Only what this package has sealed gets here, so its shape isn't checked. */
function splitHeader(bytes: Buffer): { readonly json: string; readonly rest: Buffer } {
  const end = LENGTH + bytes.readUInt32BE(0);
  return { json: bytes.toString('utf8', LENGTH, end), rest: bytes.subarray(end) };
}
