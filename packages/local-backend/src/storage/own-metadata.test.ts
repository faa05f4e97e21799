import { expect, it } from 'vitest';
import { changedMetadata } from './own-metadata.ts';

it('keeps 8 KiB of custom metadata, keys included, and no byte more', () => {
  const kept = { metadata: { é: 'x'.repeat(4000), b: 'x'.repeat(8192 - 4000 - 3) } };
  expect(changedMetadata({}, kept)).toEqual(kept);
  expect(() => changedMetadata(kept, { metadata: { c: '' } })).toThrow(/8192 bytes at most/);
  expect(changedMetadata(kept, { metadata: { é: null, c: '' } }).metadata).toMatchObject({ c: '' });
});

it.each(['a\nb', 'a\0b', 7])('refuses the value %j, which cannot be a header', (value) => {
  expect(() => changedMetadata({}, { cacheControl: value })).toThrow(/Invalid value/);
});
