import { lengthOf, type Piece, textOf } from './shared-text.ts';

interface Entry {
  readonly id: number;
  /** The part after the number, which other sessions may share. */
  readonly payload: readonly Piece[];
  /** Of the array, in UTF-16 code units. */
  readonly length: number;
}

/**
 * Numbered arrays that a session sends to its client. Each is kept until the client acknowledges
 * it, so that a broken back channel can be resumed.
 */
export class Outbox {
  // The handshake answer is array 0.
  #nextId = 1;
  /** Everything not acknowledged, oldest first; `#sent` of them have been written. */
  #entries: Entry[] = [];
  #sent = 0;
  #sentSize = 0;
  #unsentSize = 0;

  /** Whether an array waits to be written. */
  get hasUnsent(): boolean {
    return this.#sent < this.#entries.length;
  }

  /** Size of unsent messages, in UTF-16 code units. */
  get unsentSize(): number {
    return this.#unsentSize;
  }

  /** Size of sent but unacknowledged messages, in UTF-16 code units. */
  get unacknowledgedSize(): number {
    return this.#sentSize;
  }

  /** Number of the last array sent on this or an earlier back channel. */
  get lastSentId(): number {
    return (this.#entries[this.#sent]?.id ?? this.#nextId) - 1;
  }

  /** Appends one array; `payload` is its JSON. */
  push(payload: readonly Piece[]): void {
    const id = this.#nextId++;
    let length = headOf(id).length + TAIL.length;
    for (const piece of payload) length += lengthOf(piece);
    this.#entries.push({ id, payload, length });
    this.#unsentSize += length;
  }

  /** Forgets the arrays up to and including `id`. Numbers never sent are ignored. */
  acknowledge(id: number): void {
    const first = this.#entries[0];
    if (first === undefined || !(id >= first.id)) return;
    const count = Math.min(id - first.id + 1, this.#sent);
    for (const entry of this.#entries.splice(0, count)) this.#sentSize -= entry.length;
    this.#sent -= count;
  }

  /** Marks everything not acknowledged as unsent, for a new back channel. */
  rewind(): void {
    this.#sent = 0;
    this.#unsentSize += this.#sentSize;
    this.#sentSize = 0;
  }

  /**
   * Takes unsent messages, up to about `size` code units, for a handshake's response. Doesn't keep them for resending, since
   * that response arrives completely or not at all.
   */
  deliver(size: number): readonly string[] {
    const texts: string[] = [];
    let taken = 0;
    for (const { id, payload, length } of this.#entries.slice(this.#sent)) {
      if (taken >= size) break;
      texts.push(`${headOf(id)}${textOf(payload)}${TAIL}`);
      taken += length;
    }
    this.#entries.splice(this.#sent, texts.length);
    this.#unsentSize -= taken;
    return texts;
  }

  /**
   * The next chunk to write, framed as `LENGTH\n[…]`, of about `size` code units; `undefined` when
   * everything is sent.
   */
  take(size: number): Chunk | undefined {
    const pieces: Piece[] = [];
    /** Text since the last shared one. */
    let text = '';
    let count = 0;
    let taken = 0;
    while (taken < size) {
      const entry = this.#entries[this.#sent];
      if (entry === undefined) break;
      text += `${count > 0 ? ',' : '['}${headOf(entry.id)}`;
      for (const piece of entry.payload) {
        if (typeof piece === 'string') {
          text += piece;
        } else {
          pieces.push(text, piece);
          text = '';
        }
      }
      text += TAIL;
      count += 1;
      taken += entry.length;
      this.#sent += 1;
    }
    this.#unsentSize -= taken;
    this.#sentSize += taken;
    if (count === 0) return undefined;
    pieces.push(`${text}]`);
    // Brackets around, and commas between the arrays.
    const length = taken + count + 1;
    const [first] = pieces;
    pieces[0] = `${length}\n${typeof first === 'string' ? first : ''}`;
    return { pieces, length };
  }
}

/** Between its head and its tail, an array has its payload. */
function headOf(id: number): string {
  return `[${id},`;
}

const TAIL = ']';

/** Something to write. */
export interface Chunk {
  readonly pieces: readonly Piece[];
  /** Of its text without the frame, in UTF-16 code units. */
  readonly length: number;
}

/** Frames one chunk; its length counts UTF-16 code units, as the client's does. */
export function frame(text: string): string {
  return `${text.length}\n${text}`;
}
