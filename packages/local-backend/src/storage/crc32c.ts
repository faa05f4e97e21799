const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = ((value & 1) * 0x82_f6_3b_78) ^ (value >>> 1);
  return value;
});

/** A checksum with the Castagnoli polynomial that grows with each chunk; begins at 0. */
export function crc32c(chunk: Uint8Array, previous: number): number {
  let value = ~previous;
  for (const byte of chunk) value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}
