/** Builds a byte string whose bytewise order is the order of the written values. */
export class KeyWriter {
  #bytes = Buffer.allocUnsafe(128);
  #length = 0;

  byte(value: number): void {
    this.#reserve(1);
    this.#bytes[this.#length] = value;
    this.#length += 1;
  }

  /** An unsigned number in a fixed count of bytes, at most 6. */
  unsigned(value: number, bytes: number): void {
    this.#reserve(bytes);
    this.#bytes.writeUIntBE(value, this.#length, bytes);
    this.#length += bytes;
  }

  /** Writes a double; NaN sorts first, -0 equals 0. */
  double(value: number): void {
    this.#reserve(8);
    const at = this.#length;
    this.#length += 8;
    if (Number.isNaN(value)) {
      this.#bytes.fill(0, at, at + 8);
      return;
    }
    this.#bytes.writeDoubleBE(value === 0 ? 0 : value, at);
    const first = this.#bytes[at] ?? 0;
    if (first < 0x80) {
      this.#bytes[at] = first | 0x80;
      return;
    }
    for (let i = at; i < at + 8; i += 1) this.#bytes[i] = ~(this.#bytes[i] ?? 0) & 0xff;
  }

  /** Bytes of any length; a zero is written as 00 FF, the end as 00 01. */
  terminated(bytes: Uint8Array): void {
    this.#reserve(bytes.length * 2 + 2);
    if (bytes.includes(0)) {
      for (const byte of bytes) {
        this.#bytes[this.#length] = byte;
        this.#length += 1;
        if (byte === 0) {
          this.#bytes[this.#length] = 0xff;
          this.#length += 1;
        }
      }
    } else {
      this.#bytes.set(bytes, this.#length);
      this.#length += bytes.length;
    }
    this.#bytes[this.#length] = 0;
    this.#bytes[this.#length + 1] = 1;
    this.#length += 2;
  }

  text(value: string): void {
    this.terminated(Buffer.from(value, 'utf8'));
  }

  /** Current length; a position for {@link invertFrom}. */
  get length(): number {
    return this.#length;
  }

  /** Inverts the order of everything written since a position. */
  invertFrom(position: number): void {
    for (let i = position; i < this.#length; i += 1) {
      this.#bytes[i] = ~(this.#bytes[i] ?? 0) & 0xff;
    }
  }

  /** Returns a copy of the bytes. */
  finish(): Buffer {
    return Buffer.from(this.#bytes.subarray(0, this.#length));
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const grown = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#length + count));
    this.#bytes.copy(grown, 0, 0, this.#length);
    this.#bytes = grown;
  }
}
