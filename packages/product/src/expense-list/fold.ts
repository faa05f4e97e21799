/** Letters without accents or compatibility forms, which most titles consist of. */
const PLAIN = /^[ -~\n]*$/;

/** Returns a text without case and accents, so that “cafe” finds “Café”. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Returns the folded words of a search. */
export function searchWords(text: string): readonly string[] {
  return fold(text)
    .split(/\s+/u)
    .filter((word) => word !== '');
}
