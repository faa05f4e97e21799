import { deflateBlock } from './deflate-block.ts';

/** A text that many streams send, such as a document: its bytes and their compressed form are made once. */
export class SharedText {
  readonly text: string;
  #bytes: Buffer | undefined;
  #block: Buffer | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** UTF-8. */
  get bytes(): Buffer {
    this.#bytes ??= Buffer.from(this.text);
    return this.#bytes;
  }

  /** A block of a deflate stream, which refers to nothing before it. */
  get block(): Buffer {
    this.#block ??= deflateBlock(this.bytes);
    return this.#block;
  }
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
