const TWO_32 = 2 ** 32;
const FIRST_SIZE = 1024;

/**
 * Writes the protocol buffer wire format from end to start, so that the length of an embedded
 * message is known when it is written. Callers write everything in reverse order.
 */
export class WireWriter {
  #bytes = Buffer.allocUnsafe(FIRST_SIZE);
  #position = FIRST_SIZE;

  /** Bytes written so far. */
  get length(): number {
    return this.#bytes.length - this.#position;
  }

  /** Returns a copy of everything written. */
  finish(): Buffer {
    return Buffer.from(this.#bytes.subarray(this.#position));
  }

  /** Writes number and wire type of the field whose value was written just before. */
  tag(field: number, wireType: number): void {
    this.uint32((field << 3) | wireType);
  }

  /** A varint of up to 32 bits, unsigned. */
  uint32(value: number): void {
    if (value < 0x80) {
      this.#reserve(1);
      this.#bytes[this.#position] = value;
      return;
    }
    this.#varint64(value >>> 0, 0);
  }

  /** A varint of 32 bits, signed. */
  int32(value: number): void {
    if (value >= 0) this.uint32(value);
    else this.#varint64(value >>> 0, 0xffff_ffff);
  }

  /** A varint of 64 bits from a decimal text or number. */
  int64(value: string | number): void {
    const number = Number(value);
    if (Number.isSafeInteger(number)) {
      const high = Math.floor(number / TWO_32);
      this.#varint64(number - high * TWO_32, high >>> 0);
    } else {
      const bits = BigInt.asUintN(64, BigInt(value));
      this.#varint64(Number(bits & 0xffff_ffffn), Number(bits >> 32n));
    }
  }

  /** A floating point number of 64 bits. */
  double(value: number): void {
    this.#reserve(8);
    this.#bytes.writeDoubleLE(value, this.#position);
  }

  /** A text with its length. */
  string(text: string): void {
    const length = Buffer.byteLength(text);
    this.#reserve(length);
    this.#bytes.write(text, this.#position, length, 'utf8');
    this.uint32(length);
  }

  /** Bytes with their length. */
  bytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#position);
    this.uint32(bytes.length);
  }

  /** Moves the start back. */
  #reserve(length: number): void {
    if (this.#position < length) {
      const used = this.length;
      const grown = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, used + length));
      grown.set(this.#bytes.subarray(this.#position), grown.length - used);
      this.#bytes = grown;
      this.#position = grown.length - used;
    }
    this.#position -= length;
  }

  #varint64(low: number, high: number): void {
    let length = 1;
    for (let rest = high * TWO_32 + low; rest >= 0x80; rest = Math.floor(rest / 0x80)) length += 1;
    this.#reserve(length);
    let [lowBits, highBits] = [low, high];
    for (let index = 0; index < length; index += 1) {
      const more = index < length - 1 ? 0x80 : 0;
      this.#bytes[this.#position + index] = (lowBits & 0x7f) | more;
      lowBits = ((lowBits >>> 7) | (highBits << 25)) >>> 0;
      highBits >>>= 7;
    }
  }
}
