import { RpcError } from '@quits/service-base';
import type { Decompress } from './decompress.ts';

const HEADER = 5;

/** Cuts a stream of bytes into gRPC messages, each with a flag and its length before it. */
export class FrameReader {
  readonly #limit: number;
  readonly #decompress: Decompress;
  #chunks: Buffer[] = [];
  #size = 0;

  /** @param limit of one message, in bytes */
  constructor(limit: number, decompress: Decompress) {
    this.#limit = limit;
    this.#decompress = decompress;
  }

  /** Whether the stream stopped in the middle of a message. */
  get isPartial(): boolean {
    return this.#size > 0;
  }

  /**
   * Appends bytes and returns the messages that they complete.
   * @throws {RpcError} if a message is too long or invalid
   */
  push(chunk: Buffer): Buffer[] {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    const messages: Buffer[] = [];
    while (this.#size >= HEADER) {
      const header = this.#peek(HEADER);
      const length = header.readUInt32BE(1);
      const isCompressed = (header[0] ?? 0) !== 0;
      if (length > this.#limit) {
        const limit = String(this.#limit);
        const reason = `Received message larger than max (${length} vs. ${limit})`;
        throw new RpcError('RESOURCE_EXHAUSTED', reason);
      }
      if (this.#size < HEADER + length) break;
      const message = this.#take(HEADER + length).subarray(HEADER);
      messages.push(isCompressed ? this.#decompress(message) : message);
    }
    return messages;
  }

  #peek(length: number): Buffer {
    const [first] = this.#chunks;
    if (first !== undefined && first.length >= length) return first;
    const joined = Buffer.concat(this.#chunks);
    this.#chunks = [joined];
    return joined;
  }

  #take(length: number): Buffer {
    const joined = this.#peek(length);
    const taken = joined.subarray(0, length);
    const rest = joined.subarray(length);
    this.#chunks = rest.length > 0 ? [rest, ...this.#chunks.slice(1)] : this.#chunks.slice(1);
    this.#size -= length;
    return taken;
  }
}
