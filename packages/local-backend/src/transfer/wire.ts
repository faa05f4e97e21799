import { ExportError } from './export-error.ts';

/** A value on the wire: a number, 8 bytes, bytes with their length, or the fields of a group. */
export type WireValue = bigint | Buffer | Wire;

/** The fields of a message of protocol buffers, in their order; groups included. */
export type Wire = readonly (readonly [field: number, value: WireValue])[];

const VARINT = 0;
const FIXED = 1;
const BYTES = 2;
const GROUP = 3;
const END = 4;

/**
 * Reads the fields of a message.
 * @throws {ExportError} if it is cut off, or has types that entities don't have
 */
export function readWire(message: Buffer): Wire {
  const reader = new WireReader(message);
  return reader.fields(undefined);
}

class WireReader {
  readonly #bytes: Buffer;
  #position = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** Reads until the end of the message, or of the group. */
  fields(group: number | undefined): Wire {
    const fields: [number, WireValue][] = [];
    while (this.#position < this.#bytes.length) {
      const tag = Number(this.#varint());
      const [field, type] = [Math.floor(tag / 8), tag % 8];
      if (type === END && field === group) return fields;
      fields.push([field, this.#value(field, type)]);
    }
    if (group !== undefined) throw new ExportError('it has a group without an end');
    return fields;
  }

  #value(field: number, type: number): WireValue {
    if (type === VARINT) return this.#varint();
    if (type === FIXED) return this.#take(8);
    if (type === BYTES) return this.#take(Number(this.#varint()));
    if (type === GROUP) return this.fields(field);
    throw new ExportError(`it has a field of the unknown type ${type}`);
  }

  #varint(): bigint {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = this.#take(1).readUInt8();
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return BigInt.asUintN(64, value);
    }
    throw new ExportError('it has a number of more than 64 bits');
  }

  #take(length: number): Buffer {
    const end = this.#position + length;
    if (end > this.#bytes.length) throw new ExportError('it ends in the middle of a field');
    const taken = this.#bytes.subarray(this.#position, end);
    this.#position = end;
    return taken;
  }
}

/** A double as 8 bytes, distinguished from bytes with a length. */
export class Double {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }
}

/** A field to write; `Fields` is a group. */
export type Fields = readonly (readonly [
  field: number,
  value: bigint | Double | Buffer | string | Fields,
])[];

/** Writes the fields of a message. */
export function writeWire(fields: Fields): Buffer {
  return Buffer.concat(fields.flatMap(([field, value]) => writeField(field, value)));
}

function writeField(field: number, value: Fields[number][1]): Buffer[] {
  const tag = (type: number) => varint(BigInt(field * 8 + type));
  if (typeof value === 'bigint') return [tag(VARINT), varint(BigInt.asUintN(64, value))];
  if (value instanceof Double) {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleLE(value.value);
    return [tag(FIXED), bytes];
  }
  if (typeof value === 'string' || Buffer.isBuffer(value)) {
    const bytes = Buffer.from(value);
    return [tag(BYTES), varint(BigInt(bytes.length)), bytes];
  }
  return [tag(GROUP), writeWire(value), tag(END)];
}

function varint(value: bigint): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 0x7fn) {
    bytes.push(Number(rest & 0x7fn) | 0x80);
    rest >>= 7n;
  }
  bytes.push(Number(rest));
  return Buffer.from(bytes);
}
