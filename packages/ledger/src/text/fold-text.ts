/**
 * Accents of Latin, Greek and Cyrillic, and the vowel points of Arabic and Hebrew, which people
 * leave out.
 */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]/g;

/** Brings a text to a form in which letter case, accents and width make no difference. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(MARKS, '').toLowerCase().normalize('NFKC').trim();
}
