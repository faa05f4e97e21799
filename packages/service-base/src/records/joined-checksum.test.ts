import { crc32 } from 'node:zlib';
import { assert, property, string, uint8Array } from 'fast-check';
import { expect, test } from 'vitest';
import { CheckedText, checksumOf } from './checksum.ts';
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

test('a row that ends with a checked text has the checksum of one with the text itself', () => {
  assert(
    property(string({ unit: 'binary' }), string({ unit: 'binary' }), (head, text) => {
      const checked = new CheckedText(text);
      expect(checksumOf(head, null, 1, checked)).toBe(checksumOf(head, null, 1, text));
      expect(checked.sum.size).toBe(Buffer.byteLength(text));
    }),
  );
});
