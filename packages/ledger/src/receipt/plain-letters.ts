/** Returns a text in lower case, without accents, and with single spaces. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u0305\u0307\u0309-\u036F]/gu, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
