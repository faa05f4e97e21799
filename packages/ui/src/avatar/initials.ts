const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Begins with a character that can't be part of a longer grapheme; segmenting takes a hundred times as long. */
const PLAIN = /^[!-~](?:[!-~]|$)/u;

function first(word: string): string {
  if (PLAIN.test(word)) return word.charAt(0);
  for (const { segment } of segmenter.segment(word)) return segment;
  return '';
}

/** Returns one or two initials of a name, in any script. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const head = words[0];
  if (head === undefined) return '';
  const tail = words.length > 1 ? words.at(-1) : undefined;
  return (first(head) + (tail === undefined ? '' : first(tail))).toLocaleUpperCase();
}
