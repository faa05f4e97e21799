import type { Damage } from './draw-receipt.ts';

const FONTS = [
  '"DejaVu Sans Mono", monospace',
  '"DejaVu Sans Mono", monospace',
  '"DejaVu Sans Condensed", sans-serif',
  '"DejaVu Serif Condensed", serif',
];

/** Returns how the photo of a receipt is damaged; the same for each seed. */
export function damageOf(random: () => number, index: number): Damage {
  const between = (from: number, to: number) => from + random() * (to - from);
  return {
    font: FONTS[index % FONTS.length] ?? 'monospace',
    turned: between(-8, 8),
    blur: between(0, 1.3),
    wrinkles: between(0, 4),
    shadow: between(0.45, 1),
    noise: between(0, 36),
    quality: between(0.55, 0.92),
    seed: index + 1,
  };
}
