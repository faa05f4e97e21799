/** Options for re-encoding an image. */
export interface ImageOptions {
  /** The longer edge is at most this, in pixels; smaller images are not enlarged. */
  readonly maxDimension: number;
  /** Crops the longer edge around the middle, to the length of the shorter one. @default false */
  readonly isSquare?: boolean;
  /** Type of the re-encoded image. @default 'image/jpeg' */
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
  const { maxDimension, isSquare = false, type = 'image/jpeg', quality = 0.85 } = options;
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const shorter = Math.min(image.width, image.height);
    const [fromWidth, fromHeight] = isSquare ? [shorter, shorter] : [image.width, image.height];
    const scale = Math.min(1, maxDimension / Math.max(fromWidth, fromHeight));
    const width = Math.max(1, Math.round(fromWidth * scale));
    const height = Math.max(1, Math.round(fromHeight * scale));
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context === null) throw new DOMException('The canvas cannot be drawn on.');
    if (type === 'image/jpeg') {
      // Transparent pixels would turn black.
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
    }
    context.imageSmoothingQuality = 'high';
    const left = (image.width - fromWidth) / 2;
    const top = (image.height - fromHeight) / 2;
    context.drawImage(image, left, top, fromWidth, fromHeight, 0, 0, width, height);
    return await canvas.convertToBlob({ type, quality });
  } finally {
    image.close();
  }
}
