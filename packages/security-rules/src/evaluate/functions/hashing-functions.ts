import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { RulesBytes } from '../../value/rules-value.ts';
import type { Context } from '../context.ts';
import { builtin } from '../signature.ts';

/** Castagnoli polynomial, bits reversed. */
const CASTAGNOLI = 0x82_f6_3b_78;
const CASTAGNOLI_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ CASTAGNOLI : rest >>> 1;
  return rest >>> 0;
});

/** Functions of the `hashing` namespace; all return bytes. */
export const hashingFunctions = {
  'hashing.md5': hash((bytes) => createHash('md5').update(bytes).digest()),
  'hashing.sha256': hash((bytes) => createHash('sha256').update(bytes).digest()),
  'hashing.crc32': hash((bytes) => fourBytes(crc32(bytes))),
  'hashing.crc32c': hash((bytes) => fourBytes(crc32c(bytes))),
};

function hash(digest: (bytes: Uint8Array) => Uint8Array) {
  return builtin(['string|bytes'], (_: Context, input) => {
    const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : input.bytes;
    return new RulesBytes(digest(bytes));
  });
}

function crc32c(bytes: Uint8Array): number {
  let rest = 0xff_ff_ff_ff;
  for (const byte of bytes) rest = (CASTAGNOLI_TABLE[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8);
  return (rest ^ 0xff_ff_ff_ff) >>> 0;
}

/** The service puts the lowest byte first. */
function fourBytes(checksum: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(checksum);
  return bytes;
}
