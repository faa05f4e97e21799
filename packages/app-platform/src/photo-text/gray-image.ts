/** An image of one channel, row by row. */
export interface GrayImage {
  readonly width: number;
  readonly height: number;
  /** 0 (black) to 255. */
  readonly pixels: Uint8Array;
}

/** Returns the brightness of an image; transparent parts are white. */
export function toGray({
  width,
  height,
  data,
}: {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}): GrayImage {
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at += 1) {
    const from = at * 4;
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(from, from + 4);
    const light = (red * 77 + green * 150 + blue * 29) >> 8;
    pixels[at] = (255 - ((255 - light) * alpha) / 255) | 0;
  }
  return { width, height, pixels };
}

/** Returns an image at a fraction of its size, with the mean of each block. */
export function shrink(image: GrayImage, factor: number): GrayImage {
  const width = Math.max(1, Math.floor(image.width / factor));
  const height = Math.max(1, Math.floor(image.height / factor));
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let dy = 0; dy < factor; dy += 1) {
        const row = (y * factor + dy) * image.width + x * factor;
        for (let dx = 0; dx < factor; dx += 1) sum += image.pixels[row + dx] ?? 0;
      }
      pixels[y * width + x] = sum / (factor * factor);
    }
  }
  return { width, height, pixels };
}
