const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function first(word: string): string {
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
