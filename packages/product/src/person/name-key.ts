/** Characters that nobody sees, such as joiners, marks of direction, variants of emojis and blank letters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{DI}\u2800]+/gu;

/**
 * Normalizes a name for comparison: names that look the same are equal, whichever keyboard they were typed on. Ignores case in
 * the same way in every language, width, unseen characters, the kind of apostrophe and the number of spaces.
 */
export function nameKey(name: string): string {
  return (
    name
      .normalize('NFKC')
      .replaceAll(/\s/gu, ' ')
      .replaceAll(UNSEEN, '')
      .replaceAll(/ +/gu, ' ')
      .replaceAll(/[‘’ʼ]/gu, "'")
      // Letters such as ß and ẞ meet in their capitals.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      // Turkish has two letters of which either is the other's case elsewhere.
      .replaceAll(/ı|i\u0307/gu, 'i')
      .normalize('NFC')
      .trim()
  );
}
