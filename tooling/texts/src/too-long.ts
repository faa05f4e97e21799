import { plainKey, sourceTextOf } from './plural-key.ts';

/** How many times the English a text on a button may be, by the length of the English: short words vary most. */
const ALLOWED = [
  { upTo: 10, times: 3 },
  { upTo: 20, times: 2 },
  { upTo: Number.POSITIVE_INFINITY, times: 1.6 },
] as const;

/** Texts on buttons that are much longer than the English, by key. */
export function tooLong(
  source: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
  keys: ReadonlySet<string>,
): readonly (readonly [key: string, text: string])[] {
  return [...texts].filter(([key, text]) => {
    const english = lengthOf(sourceTextOf(source, key) ?? '');
    const times = ALLOWED.find(({ upTo }) => english <= upTo)?.times ?? 1;
    return keys.has(plainKey(key)) && lengthOf(text) > english * times;
  });
}

const segmenter = new Intl.Segmenter();

/** In characters as they are read, without placeholders. */
function lengthOf(text: string): number {
  return [...segmenter.segment(text.replaceAll(/\{\{\w+\}\}/gu, ''))].length;
}
