/** A color in OKLCH: lightness and alpha 0 to 1, hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
  readonly alpha: number;
}

/** The color scheme that `light-dark()` chooses by. */
export type Theme = 'light' | 'dark';

/**
 * Reads a color value of the kit: `oklch()`, `light-dark()`, and `var()` of other properties.
 * @throws {Error} if it is anything else
 */
export function readColorValue(
  value: string,
  theme: Theme,
  properties: ReadonlyMap<string, string>,
): Oklch {
  const text = substitute(value, properties);
  const pair = /^light-dark\((.*)\)$/u.exec(text)?.[1];
  if (pair !== undefined) {
    const [light = '', dark = ''] = splitTopLevel(pair, ',');
    return readColorValue(theme === 'light' ? light : dark, theme, properties);
  }
  const inner = /^oklch\((.*)\)$/u.exec(text)?.[1];
  if (inner === undefined) throw new Error(`not a color of the kit: ${value}`);
  const [parts = '', alpha = '100%'] = splitTopLevel(inner, '/');
  const [lightness = '', chroma = '', hue = ''] = splitTopLevel(parts, ' ');
  return {
    lightness: rounded(percent(lightness)),
    chroma: Number(chroma),
    hue: Number(hue),
    alpha: rounded(percent(alpha)),
  };
}

/** Returns the color as it is painted on an sRGB screen, without its alpha. */
export function toHex(color: Oklch): string {
  const channels = toLinear(color).map((linear) => {
    const clipped = Math.min(1, Math.max(0, linear));
    const encoded = clipped <= 0.003_130_8 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the contrast ratio of two opaque colors by WCAG, 1 to 21. */
export function contrastOf(one: Oklch, other: Oklch): number {
  const [high, low] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** Splits a CSS value at separators outside of parentheses. */
export function splitTopLevel(text: string, separator: ',' | ' ' | '/'): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const char of text) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (char === separator && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + char);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function substitute(value: string, properties: ReadonlyMap<string, string>): string {
  const next = value.replaceAll(
    /var\((--[\w-]+)(?:, ([^()]*))?\)/gu,
    (whole, name: string, fallback?: string) => properties.get(name) ?? fallback ?? whole,
  );
  return next === value ? value : substitute(next, properties);
}

/** Reads a percentage, or a sum or difference of two. */
function percent(text: string): number {
  const [, first = '', sign, second] =
    /^(?:calc\()?([\d.]+)%(?: ([+-]) ([\d.]+)%\))?$/u.exec(text) ?? [];
  if (first === '') throw new Error(`not a percentage: ${text}`);
  const added = second === undefined ? 0 : Number(second) * (sign === '-' ? -1 : 1);
  return (Number(first) + added) / 100;
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** Luminance of the color after it is clipped to sRGB, as a screen shows it. */
function luminance(color: Oklch): number {
  const [red = 0, green = 0, blue = 0] = toLinear(color).map((channel) =>
    Math.min(1, Math.max(0, channel)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Converts to linear sRGB with the matrices of CSS Color 4; channels may exceed 0 to 1. */
function toLinear({ lightness, chroma, hue }: Oklch): readonly number[] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const medium = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const short = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short,
    -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short,
    -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short,
  ];
}
