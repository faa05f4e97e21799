import { createHash } from 'node:crypto';
import type { Message } from '@quits/service-base';

const BITS_PER_NAME = 24;
const HASHES = 16;
const UINT64 = 64;

/** A bloom filter over document names in the service's JSON form; about 1 in 100,000 false hits. */
export function bloomFilter(names: readonly string[]): Message {
  const bits = Math.max(names.length * BITS_PER_NAME, BITS_PER_NAME) - 1;
  const bitmap = Buffer.alloc(Math.ceil(bits / 8));
  for (const name of names) {
    for (const bit of bitsOf(name, BigInt(bits))) {
      bitmap[bit >> 3] = (bitmap[bit >> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  const padding = bitmap.length * 8 - bits;
  return { bits: { bitmap: bitmap.toString('base64'), padding }, hashCount: HASHES };
}

/** The bits that a name sets: two halves of its MD5, combined once per hash. */
function* bitsOf(name: string, bits: bigint): Generator<number> {
  const digest = createHash('md5').update(name).digest();
  const first = digest.readBigUInt64LE(0);
  const second = digest.readBigUInt64LE(8);
  for (let i = 0n; i < HASHES; i += 1n) {
    yield Number(BigInt.asUintN(UINT64, first + i * second) % bits);
  }
}
