import { crc32 } from 'node:zlib';

/** A value of a column. */
export type RowValue = string | number | bigint | null | Uint8Array;

/**
 * Returns the checksum of a row: a CRC-32 of its values in order, which detects every flipped bit. The last value may be
 * long, the others are copied.
 */
export function checksumOf(...values: readonly RowValue[]): number {
  const last = values.at(-1) ?? null;
  const head = values.slice(0, -1).map((value) => (value === null ? '' : `=${textOf(value)}`));
  const sum = crc32(`${head.join('\0')}\0${last === null ? '' : '='}`);
  return last === null ? sum : crc32(typeof last === 'string' ? last : textOf(last), sum);
}

function textOf(value: string | number | bigint | Uint8Array): string {
  return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : String(value);
}
