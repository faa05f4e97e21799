/**
 * Draws a photo of two halves, red above blue, with the given orientation and a location in its
 * Exif data.
 */
export async function photo(width: number, height: number, orientation: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = '#f00';
  context.fillRect(0, 0, width, height / 2);
  context.fillStyle = '#00f';
  context.fillRect(0, height / 2, width, height / 2);
  const plain = new Uint8Array(
    await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })).arrayBuffer(),
  );
  const exif = exifSegment(orientation);
  return new Blob([plain.slice(0, 2), exif, plain.slice(2)], { type: 'image/jpeg' });
}

/** Latitude of the photos: 47, 22 and 33. */
export const LATITUDE = [47, 22, 33] as const;

/** Creates an APP1 segment with an orientation and a location. */
export function exifSegment(orientation: number): Uint8Array<ArrayBuffer> {
  const tiff = new DataView(new ArrayBuffer(26 + 12 + 18 + 24 + 12));
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.setUint16(at, tag, true);
    tiff.setUint16(at + 2, type, true);
    tiff.setUint32(at + 4, count, true);
    tiff.setUint32(at + 8, value, true);
  };
  tiff.setUint16(0, 0x4949, true);
  tiff.setUint16(2, 42, true);
  tiff.setUint32(4, 8, true);
  tiff.setUint16(8, 2, true);
  entry(10, 0x0112, 3, 1, orientation);
  entry(22, 0x8825, 4, 1, 38);
  tiff.setUint16(38, 1, true);
  // Latitude: three fractions, stored after the directory.
  entry(40, 2, 5, 3, 56);
  for (const [at, value] of LATITUDE.entries()) {
    tiff.setUint32(56 + at * 8, value, true);
    tiff.setUint32(60 + at * 8, 1, true);
  }
  const body = new Uint8Array(tiff.buffer);
  const segment = new Uint8Array(10 + body.length);
  segment.set([0xff, 0xe1, 0, 8 + body.length, 0x45, 0x78, 0x69, 0x66, 0, 0]);
  segment.set(body, 10);
  return segment;
}
