import type { GrayImage } from './gray-image.ts';

/** Brightness of letters and of paper as a part of their surroundings' brightness. */
const [INK, PAPER] = [0.45, 0.92];

/** Removes shadows and folds: compares each pixel with the mean of its surroundings, and stretches the contrast. */
export function evenLight(image: GrayImage): GrayImage {
  const { width, height, pixels } = image;
  const sums = integralOf(image);
  const reach = Math.max(8, Math.round(Math.min(width, height) / 24));
  const result = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - reach);
    const bottom = Math.min(height, y + reach + 1);
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const sum =
        (sums[bottom * (width + 1) + right] ?? 0) -
        (sums[top * (width + 1) + right] ?? 0) -
        (sums[bottom * (width + 1) + left] ?? 0) +
        (sums[top * (width + 1) + left] ?? 0);
      const mean = Math.max(1, sum / ((bottom - top) * (right - left)));
      const at = y * width + x;
      const part = ((pixels[at] ?? 0) / mean - INK) / (PAPER - INK);
      result[at] = Math.max(0, Math.min(255, part * 255));
    }
  }
  return { width, height, pixels: result };
}

/** Sums of all pixels above and left of each, so that any rectangle's sum takes four reads. */
function integralOf({ width, height, pixels }: GrayImage): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += pixels[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = row + (sums[y * (width + 1) + x + 1] ?? 0);
    }
  }
  return sums;
}
