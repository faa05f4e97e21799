import { type GrayImage, shrink } from './gray-image.ts';

const SMALL = 400;
/** Difference of neighbors within one surface; the edge of a sheet is steeper, shadows are flatter. */
const STEP = 12;
/** Difference of a surface from where it meets the border. */
const REACH = 28;
/** Cells at the border to begin with: the outermost ones are mixed with the canvas. */
const RIM = 3;

/** Replaces the darker surface around a sheet of paper with the paper's brightness: its edge would count as text. */
export function withoutSurroundings(image: GrayImage): GrayImage {
  const factor = Math.max(1, Math.ceil(Math.max(image.width, image.height) / SMALL));
  const small = shrink(image, factor);
  const outside = grownFromBorder(small);
  const [around, paper] = meansOf(small, outside);
  if (around === undefined || paper === undefined || around > paper * 0.85) return image;
  const pixels = Uint8Array.from(image.pixels);
  for (let y = 0; y < image.height; y += 1) {
    const row = Math.min(small.height - 1, Math.floor(y / factor));
    for (let x = 0; x < image.width; x += 1) {
      const column = Math.min(small.width - 1, Math.floor(x / factor));
      if (isNear(outside, small, column, row)) pixels[y * image.width + x] = paper;
    }
  }
  return { ...image, pixels };
}

/** Marks what is connected to the border without a steep edge. */
function grownFromBorder({ width, height, pixels }: GrayImage): Uint8Array {
  const outside = new Uint8Array(pixels.length);
  const queue: { readonly at: number; readonly start: number }[] = [];
  const take = (at: number, start: number) => {
    if (outside[at] === 1) return;
    outside[at] = 1;
    queue.push({ at, start });
  };
  for (let y = 0; y < height; y += 1) {
    const isEdge = y < RIM || y >= height - RIM;
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (isEdge || x < RIM || x >= width - RIM) take(at, pixels[at] ?? 0);
    }
  }
  for (let one = queue.pop(); one !== undefined; one = queue.pop()) {
    const { at, start } = one;
    const x = at % width;
    const light = pixels[at] ?? 0;
    for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      const other = pixels[next];
      if (other === undefined || Math.abs(other - light) > STEP) continue;
      // Along a sloping edge, the cells change from table to paper in small steps.
      if (Math.abs(other - start) <= REACH) take(next, start);
    }
  }
  return outside;
}

/** Mean brightness outside and inside; undefined for what is hardly there. */
function meansOf(
  { pixels }: GrayImage,
  outside: Uint8Array,
): readonly [number | undefined, number | undefined] {
  const [sums, counts] = [
    [0, 0],
    [0, 0],
  ];
  for (const [at, light] of pixels.entries()) {
    const side = outside[at] === 1 ? 0 : 1;
    sums[side] = (sums[side] ?? 0) + light;
    counts[side] = (counts[side] ?? 0) + 1;
  }
  const mean = (side: number) => {
    const count = counts[side] ?? 0;
    return count < pixels.length / 20 ? undefined : (sums[side] ?? 0) / count;
  };
  return [mean(0), mean(1)];
}

/** Includes the cells beside the surface, which mix it with the paper. */
function isNear(outside: Uint8Array, { width }: GrayImage, x: number, y: number): boolean {
  for (let row = y - 1; row <= y + 1; row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
      if (outside[row * width + column] === 1) return true;
    }
  }
  return false;
}
