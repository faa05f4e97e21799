import color from '@quits/ui/tokens/color.css?raw';
import contrast from '@quits/ui/tokens/contrast.css?raw';
import people from '@quits/ui/tokens/people.css?raw';
import scale from '@quits/ui/tokens/scale.css?raw';
import { contrastOf, type Oklch, readColorValue, type Theme, toHex } from '@quits/ui/export/color';
import { parseTokens, tokensOf } from '@quits/ui/export/parse-tokens';
import { groupOf } from '@quits/ui/export/token-groups';
import type { TokenSheets } from '@quits/ui/export/token-files';

/** The style sheets of the tokens. */
export const SHEETS: TokenSheets = { color, contrast, people, scale };

const colors = tokensOf(parseTokens(color), ':root');
const scales = tokensOf(parseTokens(scale), ':root');

/** Every token of the root element with its value, as the style sheets declare it. */
export const TOKENS: ReadonlyMap<string, string> = new Map([...colors, ...scales]);

/** Returns whether a token is a color. */
export function isColorToken(name: string): boolean {
  return groupOf(name)[0] === 'color' && name !== '--q-accent-hue';
}

/** A color in one theme. */
export interface ColorInTheme {
  readonly hex: string;
  /** As the style sheets write it. */
  readonly css: string;
  /** Contrast with another color; `undefined` for a color that isn't opaque. */
  readonly contrast: number | undefined;
}

/** Returns a color in one theme, with its contrast against another one. */
export function colorIn(theme: Theme, name: string, against: string): ColorInTheme {
  const own = read(theme, name);
  const other = read(theme, against);
  return {
    hex: toHex(own),
    css: written(own),
    contrast: own.alpha === 1 ? contrastOf(own, other) : undefined,
  };
}

function read(theme: Theme, name: string): Oklch {
  return readColorValue(TOKENS.get(name) ?? '', theme, TOKENS);
}

function written({ lightness, chroma, hue, alpha }: Oklch): string {
  const percent = (value: number) => `${Math.round(value * 1000) / 10}%`;
  const rest = alpha === 1 ? '' : ` / ${percent(alpha)}`;
  return `oklch(${percent(lightness)} ${chroma} ${hue}${rest})`;
}
