import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FrameReader } from './frame-reader.ts';

function frame(message: Uint8Array): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt32BE(message.length, 1);
  return Buffer.concat([header, message]);
}

test('finds the messages wherever the stream is cut', () => {
  const messages = fc.array(fc.uint8Array({ maxLength: 40 }));
  fc.assert(
    fc.property(messages, fc.array(fc.nat(200)), (sent, cuts) => {
      const bytes = Buffer.concat(sent.map((message) => frame(message)));
      const reader = new FrameReader(1_000);
      const edges = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
      const found = edges.flatMap((edge, index) =>
        reader.push(bytes.subarray(edges[index - 1] ?? 0, edge)),
      );
      expect(found.map((message) => [...message])).toEqual(sent.map((message) => [...message]));
      expect(reader.isPartial).toBe(false);
    }),
  );
});

test('knows that it waits for the rest of a message', () => {
  const reader = new FrameReader(1_000);
  expect(reader.push(frame(Buffer.from('abc')).subarray(0, 6))).toEqual([]);
  expect(reader.isPartial).toBe(true);
});

test('refuses a message over its limit before it has come', () => {
  const reader = new FrameReader(10);
  expect(() => reader.push(Buffer.from([0, 0, 0, 0, 11]))).toThrow('larger than max (11 vs. 10)');
});
