/** Options for re-encoding an image. */
export interface ImageOptions {
  /** The longer edge is at most this, in pixels; smaller images are not enlarged. */
  readonly maxDimension: number;
  /** @default 'image/jpeg' */
  readonly type?: 'image/jpeg' | 'image/webp' | 'image/png';
  /** From 0 to 1, if the type supports it. @default 0.85 */
  readonly quality?: number;
}

/**
 * Re-encodes an image: rotated according to its orientation, scaled down to the maximum size, and
 * without metadata such as the location.
 * @throws {DOMException} if the browser can't decode it
 */
export async function reencodeImage(file: Blob, options: ImageOptions): Promise<Blob> {
  const { maxDimension, type = 'image/jpeg', quality = 0.85 } = options;
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, maxDimension / Math.max(image.width, image.height));
    const width = Math.max(1, Math.round(image.width * scale));
    const height = Math.max(1, Math.round(image.height * scale));
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context === null) throw new DOMException('The canvas cannot be drawn on.');
    if (type === 'image/jpeg') {
      // Transparent pixels would turn black.
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
    }
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, width, height);
    return await canvas.convertToBlob({ type, quality });
  } finally {
    image.close();
  }
}
