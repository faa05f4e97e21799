import { evenLight } from './even-light.ts';
import { type GrayImage, shrink } from './gray-image.ts';

/** Maximum slope of lines in degrees. */
const REACH = 12;
const SMALL = 520;

/**
 * Finds the slope at which lines of text stand out most, since the number of dark pixels changes most between lines and
 * the gaps between them. Returns degrees by which to turn the image, clockwise.
 */
export function findSkew(image: GrayImage): number {
  const factor = Math.max(1, Math.round(Math.max(image.width, image.height) / SMALL));
  const dark = darkPoints(evenLight(shrink(image, factor)));
  let best = { angle: 0, score: scoreOf(dark, 0) };
  const look = (from: number, to: number, step: number) => {
    for (let angle = from; angle <= to; angle += step) {
      const score = scoreOf(dark, angle);
      if (score > best.score) best = { angle, score };
    }
  };
  look(-REACH, REACH, 1);
  const { angle } = best;
  look(angle - 0.8, angle + 0.8, 0.2);
  return -best.angle;
}

interface Points {
  readonly xs: Float32Array;
  readonly ys: Float32Array;
  /** Length of the image's diagonal. */
  readonly size: number;
}

function darkPoints({ width, height, pixels }: GrayImage): Points {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [at, light] of pixels.entries()) {
    if (light > 110) continue;
    xs.push(at % width);
    ys.push(Math.floor(at / width));
  }
  return {
    xs: Float32Array.from(xs),
    ys: Float32Array.from(ys),
    size: Math.ceil(Math.hypot(width, height)),
  };
}

function scoreOf({ xs, ys, size }: Points, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rows = new Float64Array(size * 4);
  for (let at = 0; at < xs.length; at += 1) {
    const row = Math.round((ys[at] ?? 0) - (xs[at] ?? 0) * slope) + size * 2;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let score = 0;
  for (let row = 1; row < rows.length; row += 1) {
    score += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  }
  return score;
}
