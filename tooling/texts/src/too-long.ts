import { plainKey, sourceTextOf } from './plural-key.ts';

/** Maximum length of a button text, relative to the English one and by its length: short words vary most. */
const ALLOWED = [
  { upTo: 10, times: 3 },
  { upTo: 20, times: 2 },
  { upTo: Number.POSITIVE_INFINITY, times: 1.6 },
] as const;

/** Returns the button texts that are much longer than the English ones, with their keys. */
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

/** Returns the number of visible characters, without placeholders. */
function lengthOf(text: string): number {
  return [...segmenter.segment(text.replaceAll(/\{\{\w+\}\}/gu, ''))].length;
}
