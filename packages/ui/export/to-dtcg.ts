import { type Oklch, readColorValue, splitTopLevel, type Theme, toHex } from './color.ts';
import { groupOf } from './token-groups.ts';

/** A design token, or a group of them, in the format of the Design Tokens Community Group. */
export interface TokenGroup {
  [name: string]: TokenGroup | TokenValue;
}

type TokenValue =
  | string
  | number
  | boolean
  | null
  | readonly TokenValue[]
  | { [name: string]: TokenValue };

/** Properties that the format can't express: an easing of several points. */
export const OMITTED: ReadonlySet<string> = new Set(['--q-level']);

/**
 * Returns custom properties as design tokens (Format and Color modules, 2025.10), the colors as in one theme.
 * @throws {Error} if a value has an unknown form
 */
export function toDtcg(
  tokens: ReadonlyMap<string, string>,
  theme: Theme,
  properties: ReadonlyMap<string, string> = tokens,
): TokenGroup {
  const root: TokenGroup = {};
  for (const [property, value] of tokens) {
    if (OMITTED.has(property)) continue;
    const path = groupOf(property);
    const name = path.at(-1) ?? property;
    let group = root;
    for (const part of path.slice(0, -1)) {
      const next = (group[part] as TokenGroup | undefined) ?? {};
      group[part] = next;
      group = next;
    }
    group[name] = {
      ...tokenOf(path[0] ?? '', value, theme, properties),
      $extensions: { 'quits.css': property },
    };
  }
  return root;
}

/** A color as the format writes it. */
function toColorValue(color: Oklch) {
  const { lightness, chroma, hue, alpha } = color;
  return { colorSpace: 'oklch', components: [lightness, chroma, hue], alpha, hex: toHex(color) };
}

function tokenOf(
  kind: string,
  value: string,
  theme: Theme,
  properties: ReadonlyMap<string, string>,
): TokenGroup {
  const alias = /^var\((--q-[\w-]+)\)$/u.exec(value)?.[1];
  if (kind === 'color') {
    if (alias !== undefined) return { $type: 'color', $value: reference(alias) };
    return { $type: 'color', $value: toColorValue(readColorValue(value, theme, properties)) };
  }
  if (kind === 'shadow') {
    return { $type: 'shadow', $value: splitTopLevel(value, ',').map((one) => toShadow(one)) };
  }
  if (kind === 'border') {
    const [width = '', style = '', color = ''] = splitTopLevel(value, ' ');
    return { $type: 'border', $value: { color: aliasOf(color), width: toDimension(width), style } };
  }
  if (kind === 'font') {
    return {
      $type: 'fontFamily',
      $value: splitTopLevel(value, ',').map((name) => name.replaceAll("'", '')),
    };
  }
  if (kind === 'weight') return { $type: 'fontWeight', $value: Number(value) };
  if (value.startsWith('cubic-bezier(')) {
    return { $type: 'cubicBezier', $value: (value.match(/[\d.]+/gu) ?? []).map(Number) };
  }
  const milliseconds = /^([\d.]+)ms$/u.exec(value)?.[1];
  if (milliseconds !== undefined) {
    return { $type: 'duration', $value: { value: Number(milliseconds), unit: 'ms' } };
  }
  if (/^[\d.]+$/u.test(value)) return { $type: 'number', $value: Number(value) };
  const [, largest] = /^clamp\(.*, ([\d.]+rem)\)$/u.exec(value) ?? [];
  return largest === undefined
    ? { $type: 'dimension', $value: toDimension(value) }
    : {
        $type: 'dimension',
        $value: toDimension(largest),
        $description: `The largest size; in CSS it grows with the window: ${value}`,
      };
}

function toShadow(text: string) {
  const parts = splitTopLevel(text, ' ');
  const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = parts.slice(0, -1);
  return {
    color: aliasOf(parts.at(-1) ?? ''),
    offsetX: toDimension(offsetX),
    offsetY: toDimension(offsetY),
    blur: toDimension(blur),
    spread: toDimension(spread),
  };
}

function toDimension(text: string) {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/u.exec(text) ?? [];
  if (value === undefined) throw new Error(`not a dimension: ${text}`);
  return { value: Number(value), unit };
}

function aliasOf(text: string): string {
  const property = /^var\((--q-[\w-]+)\)$/u.exec(text)?.[1];
  if (property === undefined) throw new Error(`not a reference: ${text}`);
  return reference(property);
}

function reference(property: string): string {
  return `{${groupOf(property).join('.')}}`;
}
