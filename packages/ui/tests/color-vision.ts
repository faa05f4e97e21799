import { linear, type Rgb } from './read-color.ts';

type Matrix = readonly (readonly [number, number, number])[];

/**
 * Color vision deficiencies as matrices for linear light.
 * Machado, Oliveira and Fernandes 2009, severity 1: https://doi.org/10.1109/TVCG.2009.113
 */
export const VISION: Readonly<Record<'protan' | 'deutan' | 'tritan', Matrix>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function times(matrix: Matrix, [x, y, z]: Rgb): Rgb {
  const [a = 0, b = 0, c = 0] = matrix.map(([i, j, k]) => i * x + j * y + k * z);
  return [a, b, c];
}

/** Linear light to OKLab, by Björn Ottosson: https://bottosson.github.io/posts/oklab/ */
function toOklab(rgb: Rgb): Rgb {
  const [l, m, s] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)],
  );
}

/**
 * Returns the perceived distance of two colors with a vision deficiency; 0.02 is just noticeable
 * side by side.
 */
export function distance(one: Rgb, other: Rgb, vision?: keyof typeof VISION): number {
  const [a, b] = [one, other].map(([red, green, blue]) => {
    const light: Rgb = [linear(red), linear(green), linear(blue)];
    return toOklab(vision === undefined ? light : times(VISION[vision], light));
  });
  if (a === undefined || b === undefined) return 0;
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
