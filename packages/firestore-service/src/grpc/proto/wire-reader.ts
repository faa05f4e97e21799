import { invalidArgument } from '../../rpc/invalid-argument.ts';

const TWO_32 = 2 ** 32;
const HIGHEST_SAFE = 2 ** 21;

/** Reads the wire format of protocol buffers. */
export class WireReader {
  readonly #bytes: Buffer;
  #position: number;
  readonly #end: number;

  constructor(bytes: Buffer, start = 0, end = bytes.length) {
    this.#bytes = bytes;
    this.#position = start;
    this.#end = end;
  }

  /** Whether everything is read. */
  get done(): boolean {
    return this.#position >= this.#end;
  }

  /** The next 32 bits of a varint, unsigned; higher bits are dropped. */
  uint32(): number {
    let result = 0;
    for (let shift = 0; shift < 70; shift += 7) {
      const byte = this.#byte();
      if (shift < 32) result |= (byte & 0x7f) << shift;
      if (byte < 0x80) return result >>> 0;
    }
    throw malformed();
  }

  /** A varint of 32 bits, signed. */
  int32(): number {
    return this.uint32() | 0;
  }

  /** A varint of 64 bits as a signed decimal text. */
  int64(): string {
    const [low, high] = this.#varint64();
    if (high < HIGHEST_SAFE) return String(high * TWO_32 + low);
    return BigInt.asIntN(64, (BigInt(high) << 32n) | BigInt(low)).toString();
  }

  /** A varint of 64 bits as a number; only exact within 2⁵³. */
  int64AsNumber(): number {
    const [low, high] = this.#varint64();
    return (high | 0) * TWO_32 + low;
  }

  /** A flag. */
  bool(): boolean {
    const [low, high] = this.#varint64();
    return low !== 0 || high !== 0;
  }

  /** A floating point number of 64 bits. */
  double(): number {
    return this.#bytes.readDoubleLE(this.#advance(8));
  }

  /** A text. @throws {RpcError} when it is not UTF-8 */
  string(): string {
    const start = this.#delimited();
    const text = this.#bytes.toString('utf8', start, this.#position);
    // A replacement character may be part of the input, but usually indicates invalid bytes.
    if (text.includes('\uFFFD') && !this.#isExactly(text, start)) {
      throw invalidArgument('A string field contains invalid UTF-8 data.');
    }
    return text;
  }

  /** Bytes as base64. */
  base64(): string {
    const start = this.#delimited();
    return this.#bytes.toString('base64', start, this.#position);
  }

  /** Returns a reader of the embedded message at the current position. */
  message(): WireReader {
    const start = this.#delimited();
    return new WireReader(this.#bytes, start, this.#position);
  }

  /** Skips a field of a wire type. */
  skip(wireType: number): void {
    if (wireType === 0) this.#varint64();
    else if (wireType === 1) this.#advance(8);
    else if (wireType === 2) this.#delimited();
    else if (wireType === 5) this.#advance(4);
    else throw malformed();
  }

  #isExactly(text: string, start: number): boolean {
    return Buffer.from(text).equals(this.#bytes.subarray(start, this.#position));
  }

  #delimited(): number {
    return this.#advance(this.uint32());
  }

  /** Advances and returns the previous position. */
  #advance(length: number): number {
    const start = this.#position;
    if (start + length > this.#end) throw malformed();
    this.#position = start + length;
    return start;
  }

  #byte(): number {
    const byte = this.#position < this.#end ? this.#bytes[this.#position] : undefined;
    if (byte === undefined) throw malformed();
    this.#position += 1;
    return byte;
  }

  #varint64(): readonly [low: number, high: number] {
    let low = 0;
    let high = 0;
    for (let shift = 0; shift < 70; shift += 7) {
      const byte = this.#byte();
      const bits = byte & 0x7f;
      if (shift < 28) low |= bits << shift;
      else if (shift === 28) {
        low |= bits << 28;
        high |= bits >>> 4;
      } else if (shift < 63) high |= bits << (shift - 32);
      else high |= (bits & 1) << 31;
      if (byte < 0x80) return [low >>> 0, high >>> 0];
    }
    throw malformed();
  }
}

function malformed(): Error {
  return invalidArgument('The request is not a well-formed protocol buffer.');
}
