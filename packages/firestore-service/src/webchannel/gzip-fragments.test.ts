import { createGunzip, gunzipSync } from 'node:zlib';
import { asyncProperty, assert, array, property, string, uint8Array } from 'fast-check';
import { expect, test } from 'vitest';
import { GzipFragments } from './gzip-fragments.ts';

/** Generates parts of small and large size, which are handled differently. */
const parts = array(
  string({ maxLength: 400, unit: 'binary' }).map((text) => Buffer.from(text.repeat(7))),
);

test('parts come back as they were put in', () => {
  assert(
    property(parts, (given) => {
      const gzip = new GzipFragments();
      const sent = [...given.map((part) => gzip.add(part)), gzip.end()];
      expect(gunzipSync(Buffer.concat(sent)).equals(Buffer.concat(given))).toBe(true);
    }),
  );
});

test('each part can be read before the next is there', async () => {
  await assert(
    asyncProperty(
      array(uint8Array({ minLength: 1, maxLength: 500 }), { minLength: 1 }),
      async (given) => {
        const gzip = new GzipFragments();
        const gunzip = createGunzip();
        let read = Buffer.alloc(0);
        gunzip.on('data', (bytes: Buffer) => {
          read = Buffer.concat([read, bytes]);
        });
        for (const bytes of given) {
          const part = Buffer.from(bytes);
          const before = read.length;
          await new Promise((resolve) => gunzip.write(gzip.add(part), resolve));
          expect(read.subarray(before).equals(part)).toBe(true);
        }
        gunzip.destroy();
      },
    ),
    { numRuns: 20 },
  );
});

test('an empty stream is one, too', () => {
  expect(gunzipSync(new GzipFragments().end()).length).toBe(0);
});

test('what repeats becomes small', () => {
  const part = Buffer.from(JSON.stringify(Array.from({ length: 100 }, (_, n) => ({ amount: n }))));
  expect(new GzipFragments().add(part).length).toBeLessThan(part.length / 3);
});
