import { createGunzip, gunzipSync } from 'node:zlib';
import { asyncProperty, assert, array, constant, nat, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { joinBlocks } from './blocks.ts';
import { GzipFragments } from './gzip-fragments.ts';
import { type Piece, SharedText, textOf } from './shared-text.ts';

const texts = string({ maxLength: 300, unit: 'binary' }).map((text) => text.repeat(7));
const shared = texts.map((text) => new SharedText(text));

/** Generates parts of small and large size, few and many shared texts, which are handled differently. */
const part = nat(40).chain((most) =>
  array<Piece>(oneof(texts, shared, constant(new SharedText('the same document'))), {
    minLength: 1,
    maxLength: most + 1,
  }),
);

test('parts come back as they were put in', () => {
  assert(
    property(array(part), (given) => {
      const gzip = new GzipFragments();
      const sent = [...given.map((pieces) => gzip.add(pieces)), gzip.end()].map(joinBlocks);
      expect(gunzipSync(Buffer.concat(sent)).toString()).toBe(
        Buffer.from(given.map(textOf).join('')).toString(),
      );
    }),
    { numRuns: 40 },
  );
});

test('each part can be read before the next is there', async () => {
  await assert(
    asyncProperty(array(part, { minLength: 1 }), async (given) => {
      const gzip = new GzipFragments();
      const gunzip = createGunzip();
      let read = Buffer.alloc(0);
      gunzip.on('data', (bytes: Buffer) => {
        read = Buffer.concat([read, bytes]);
      });
      for (const pieces of given) {
        const before = read.length;
        await new Promise((resolve) => gunzip.write(joinBlocks(gzip.add(pieces)), resolve));
        expect(read.subarray(before).equals(Buffer.from(textOf(pieces)))).toBe(true);
      }
      gunzip.destroy();
    }),
    { numRuns: 20 },
  );
});

test('a shared text is compressed once for all streams', () => {
  const document = new SharedText(JSON.stringify(Array.from({ length: 100 }, (_, n) => ({ n }))));
  const { block } = document.compressed;
  for (let n = 0; n < 3; n += 1) {
    const sent = joinBlocks(new GzipFragments().add([`[${n},`, document, ']']));
    expect(sent.indexOf(block)).toBeGreaterThan(0);
    expect(document.compressed.block).toBe(block);
  }
});

test('an empty stream is one, too', () => {
  expect(gunzipSync(joinBlocks(new GzipFragments().end())).length).toBe(0);
});

test('what repeats becomes small', () => {
  const text = JSON.stringify(Array.from({ length: 100 }, (_, n) => ({ amount: n })));
  for (const pieces of [[text], [new SharedText(text)]]) {
    expect(new GzipFragments().add(pieces).length).toBeLessThan(text.length / 3);
  }
});

test('many texts are compressed together for the first stream, and once for all further ones', () => {
  const documents = Array.from({ length: 30 }, (_, n) => {
    return new SharedText(JSON.stringify([...Array(40).keys(), n]));
  });
  const [first, second, third] = [0, 1, 2].map(() => new GzipFragments().add(documents).length);
  expect(first).toBeLessThan((second ?? 0) / 2);
  expect(third).toBe(second);
});
