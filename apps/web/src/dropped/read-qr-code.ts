import { decodeQR } from 'qr/decode.js';

/** Longer edge to which an image is scaled down before a code is searched in it. */
const EDGE = 1200;
/** A compressed image can be a thousand times as large as its file. */
const MAX_PIXELS = 120_000_000;

/** Reads the text of a QR code in an image; `undefined` if there is none, or the image can't be opened. */
export async function readQrCode(file: Blob): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    if (width * height > MAX_PIXELS) return undefined;
    const scale = Math.min(1, EDGE / Math.max(width, height));
    const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const pixels = context?.getImageData(0, 0, canvas.width, canvas.height);
    return pixels === undefined ? undefined : decodeQR(pixels);
  } catch {
    // No image, or no code in it.
    return undefined;
  }
}
