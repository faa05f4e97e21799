import { crc32 } from 'node:zlib';
import { factorOf } from '@quits/service-base';
import { deflateBlock } from './deflate-block.ts';

/** Parts of a text that was compressed by itself which a stream needs. */
export interface Compressed {
  /** A block of a deflate stream, which refers to nothing before it. */
  readonly block: Buffer;
  /** Of the text in UTF-8. */
  readonly size: number;
  readonly checksum: number;
  /** For {@link joinedChecksum}. */
  readonly factor: number;
}

/** A text that many streams send, such as a document: it is compressed once. */
export class SharedText {
  readonly text: string;
  #compressed: Compressed | undefined;
  #isUsed = false;

  constructor(text: string) {
    this.text = text;
  }

  /** Returns whether this is the first stream that asks. */
  isFirstUse(): boolean {
    const isFirst = !this.#isUsed;
    this.#isUsed = true;
    return isFirst;
  }

  get compressed(): Compressed {
    this.#compressed ??= compress(Buffer.from(this.text));
    return this.#compressed;
  }
}

function compress(bytes: Buffer): Compressed {
  const size = bytes.length;
  return { block: deflateBlock(bytes), size, checksum: crc32(bytes), factor: factorOf(size) };
}

/** A part of what a stream sends. */
export type Piece = string | SharedText;

/** Returns the text of several parts. */
export function textOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}

/** Returns the length of a part in UTF-16 code units. */
export function lengthOf(piece: Piece): number {
  return typeof piece === 'string' ? piece.length : piece.text.length;
}
