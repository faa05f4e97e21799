import { type Locator, page } from 'vitest/browser';

/** Difference of a channel, of 255, below which pixels count as equal. */
const ALIKE = 48;

/** Returns a screenshot of an element. */
export async function picture(element: Locator): Promise<ImageData> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const base64 = await page.screenshot({ element, base64: true, save: false });
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Returns the number of clearly different pixels in two screenshots or a part of them. */
export function difference(
  one: ImageData,
  other: ImageData,
  part: DOMRect = new DOMRect(0, 0, one.width, one.height),
): number {
  if (one.data.length !== other.data.length) return Infinity;
  let unlike = 0;
  for (let y = Math.ceil(part.top); y < Math.floor(part.bottom); y += 1) {
    for (let x = Math.ceil(part.left); x < Math.floor(part.right); x += 1) {
      const at = (y * one.width + x) * 4;
      const apart = [0, 1, 2].map((channel) =>
        Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)),
      );
      if (Math.max(...apart) > ALIKE) unlike += 1;
    }
  }
  return unlike;
}
