import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gzipSync } from 'node:zlib';
import { decompressorOf } from './decompress.ts';
import { FrameReader } from './frame-reader.ts';

function frame(plain: Uint8Array, isCompressed = false): Buffer {
  const message = isCompressed ? gzipSync(plain) : plain;
  const header = Buffer.from([isCompressed ? 1 : 0, 0, 0, 0, 0]);
  header.writeUInt32BE(message.length, 1);
  return Buffer.concat([header, message]);
}

test('finds the messages wherever the stream is cut', () => {
  const messages = fc.array(fc.tuple(fc.uint8Array({ maxLength: 40 }), fc.boolean()));
  fc.assert(
    fc.property(messages, fc.array(fc.nat(200)), (sent, cuts) => {
      const bytes = Buffer.concat(sent.map((message) => frame(...message)));
      const reader = new FrameReader(1_000, decompressorOf('gzip', 1_000));
      const edges = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
      const found = edges.flatMap((edge, index) =>
        reader.push(bytes.subarray(edges[index - 1] ?? 0, edge)),
      );
      expect(found.map((message) => [...message])).toEqual(sent.map(([message]) => [...message]));
      expect(reader.isPartial).toBe(false);
    }),
  );
});

test('knows that it waits for the rest of a message', () => {
  const reader = new FrameReader(1_000, decompressorOf('gzip', 1_000));
  expect(reader.push(frame(Buffer.from('abc')).subarray(0, 6))).toEqual([]);
  expect(reader.isPartial).toBe(true);
});

test('refuses a message over its limit before it has come', () => {
  const reader = new FrameReader(10, decompressorOf('gzip', 10));
  expect(() => reader.push(Buffer.from([0, 0, 0, 0, 11]))).toThrow('larger than max (11 vs. 10)');
});

test('refuses a compressed message over its limit before it is unpacked', () => {
  const reader = new FrameReader(1_000, decompressorOf('gzip', 1_000));
  expect(() => reader.push(frame(Buffer.alloc(100_000), true))).toThrow('larger than max (1000)');
});

test('refuses what is not compressed as said, without an encoding, or in an unknown one', () => {
  const broken = Buffer.from([1, 0, 0, 0, 3, 1, 2, 3]);
  const zipped = new FrameReader(1_000, decompressorOf('gzip', 1_000));
  expect(() => zipped.push(broken)).toThrow('not compressed as said');
  const plain = new FrameReader(1_000, decompressorOf(undefined, 1_000));
  expect(() => plain.push(broken)).toThrow('without its encoding');
  expect(() => decompressorOf('snappy', 1_000)).toThrow('"snappy" is not supported');
});
