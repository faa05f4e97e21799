import { crc32 } from 'node:zlib';
import { factorOf, joinedChecksum } from './joined-checksum.ts';

/** A value of a column. */
export type RowValue = string | number | bigint | null | Uint8Array;

/** A long text that several rows end with: its own checksum is computed once for all of them. */
export class CheckedText {
  readonly text: string;
  #sum: { readonly size: number; readonly checksum: number; readonly factor: number } | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** Its bytes in UTF-8, their checksum, and the factor of their number for {@link joinedChecksum}. */
  get sum(): { readonly size: number; readonly checksum: number; readonly factor: number } {
    if (this.#sum === undefined) {
      const bytes = Buffer.from(this.text);
      const size = bytes.length;
      this.#sum = { size, checksum: crc32(bytes), factor: factorOf(size) };
    }
    return this.#sum;
  }
}

/**
 * Returns the checksum of a row: a CRC-32 of its values in order, which detects every flipped bit. The last value may be
 * long, the others are copied.
 */
export function checksumOf(...values: readonly (RowValue | CheckedText)[]): number {
  const last = values.at(-1) ?? null;
  const head = values.slice(0, -1).map((value) => (value === null ? '' : `=${textOf(value)}`));
  const sum = crc32(`${head.join('\0')}\0${last === null ? '' : '='}`);
  if (last === null) return sum;
  if (!(last instanceof CheckedText)) return crc32(textOf(last), sum);
  const { checksum, factor } = last.sum;
  return joinedChecksum(sum, checksum, factor);
}

function textOf(value: string | number | bigint | Uint8Array | CheckedText): string {
  if (value instanceof CheckedText) return value.text;
  return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : String(value);
}
