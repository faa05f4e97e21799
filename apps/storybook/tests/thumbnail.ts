import { page } from 'vitest/browser';

/** Size of the part of the page that is looked at, in CSS pixels. */
export const VIEW = { width: 400, height: 720 } as const;
/** Number of page pixels per thumbnail pixel, in each direction. */
const SCALE = 4;
/** Difference of a channel, of 255, that hinting and rounding can't cause after scaling down. */
const NOTICEABLE = 20;

type Picture = ImageData;

async function toPicture(source: string): Promise<Picture> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = new OffscreenCanvas(VIEW.width / SCALE, VIEW.height / SCALE);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const small = image.naturalWidth === canvas.width;
  const scale = small ? 1 : SCALE;
  context.drawImage(image, 0, 0, image.naturalWidth / scale, image.naturalHeight / scale);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Takes a thumbnail of the current page. */
export async function takeThumbnail(): Promise<Picture> {
  const base64 = await page.screenshot({ base64: true, save: false });
  return toPicture(`data:image/png;base64,${base64}`);
}

/** Reads a stored thumbnail. */
export async function readThumbnail(url: string): Promise<Picture> {
  return toPicture(url);
}

/** The thumbnail as the base64 text of a PNG file. */
export function toPng(picture: Picture): string {
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.putImageData(picture, 0, 0);
  return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
}

/**
 * Returns the minimum and maximum of a channel around a pixel, so that subpixel shifts are ignored.
 */
function around({ data, width, height }: Picture, x: number, y: number, channel: number) {
  let least = 255;
  let most = 0;
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
      const value = data[(row * width + column) * 4 + channel] ?? 0;
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
  }
  return { least, most };
}

/**
 * Returns the fraction of pixels in `now` that differ noticeably from their surroundings in
 * `before`, 0 to 1.
 */
export function difference(now: Picture, before: Picture): number {
  let noticed = 0;
  for (let y = 0; y < now.height; y += 1) {
    for (let x = 0; x < now.width; x += 1) {
      const differs = [0, 1, 2].some((channel) => {
        const value = now.data[(y * now.width + x) * 4 + channel] ?? 0;
        const { least, most } = around(before, x, y, channel);
        return value < least - NOTICEABLE || value > most + NOTICEABLE;
      });
      if (differs) noticed += 1;
    }
  }
  return noticed / (now.width * now.height);
}
