import { describe, expect, it } from 'vitest';
import { exifSegment } from '../../tests/support/images.ts';
import { contentTypeOf } from './content-type.ts';
import { stripGpsMetadata } from './strip-gps-metadata.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('the kind of a file', () => {
  it.each([
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['RIFF....WEBPVP8 ', 'image/webp'],
    ['GIF89a', 'image/gif'],
    ['....ftypheic', 'image/heic'],
    ['....ftypmif1', 'image/heic'],
    ['....ftypavif', 'image/avif'],
    ['%PDF-1.7', 'application/pdf'],
    ['<html>', undefined],
    ['RIFF....WAVE', undefined],
    ['....ftypisom', undefined],
    ['', undefined],
  ])('of %j is %s', (head, type) => {
    expect(contentTypeOf(bytes(head))).toBe(type);
  });
});

describe('a place', () => {
  it('is stripped with its values, and nothing else is touched', () => {
    const before = new Uint8Array([1, 2, 3, ...exifSegment(6), 4, 5]);
    const after = stripGpsMetadata(before);
    const view = (data: Uint8Array) => new DataView(data.buffer, data.byteOffset + 13);
    expect(view(before).getUint32(56, true)).toBe(47);
    for (let at = 38; at < 80; at += 1) expect(view(after).getUint8(at)).toBe(0);
    expect(view(after).getUint32(18, true)).toBe(6);
    expect([...after.subarray(0, 51)]).toEqual([...before.subarray(0, 51)]);
    expect([...after.subarray(-2)]).toEqual([4, 5]);
  });

  it('that is not there changes nothing, whatever the bytes', () => {
    const none = new Uint8Array([
      0x45, 0x78, 0x69, 0x66, 0, 0, 0x49, 0x49, 42, 0, 255, 255, 255, 9,
    ]);
    expect(stripGpsMetadata(none)).toBe(none);
    expect(stripGpsMetadata(new Uint8Array())).toHaveLength(0);
  });
});
