/** Returns a text as one line of at most `most` characters (code points). */
export function shorten(text: string, most: number): string {
  const line = text.replaceAll(/\p{Cc}+/gu, ' ').trim();
  return Array.from(line).slice(0, most).join('').trim();
}

/** Returns a text in printable ASCII: diacritics are dropped, other characters become spaces. */
export function toAscii(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]+/g, ' ');
}
