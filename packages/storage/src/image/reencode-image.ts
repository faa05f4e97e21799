/** How an image is drawn anew. */
export interface ImageOptions {
  /** The longer edge is at most this, in pixels; smaller images are not enlarged. */
  readonly maxDimension: number;
  /** @default 'image/jpeg' */
  readonly type?: 'image/jpeg' | 'image/webp' | 'image/png';
  /** From 0 to 1, where the type has it. @default 0.85 */
  readonly quality?: number;
}

/**
 * Draws an image anew: upright as its orientation says, no larger than asked, and without anything
 * that the file knew besides, such as the place where it was taken.
 * @throws {DOMException} when the browser cannot decode it
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
      // What is transparent would turn black.
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
