import { crc32 } from 'node:zlib';
import { assert, property, uint8Array } from 'fast-check';
import { expect, test } from 'vitest';
import { factorOf, joinedChecksum } from './joined-checksum.ts';

test('the checksum of two texts in a row follows from those of each', () => {
  const bytes = uint8Array({ maxLength: 5000 });
  assert(
    property(bytes, bytes, (one, other) => {
      const joined = joinedChecksum(crc32(one), crc32(other), factorOf(other.length));
      expect(joined).toBe(crc32(Buffer.concat([one, other])));
    }),
  );
});
