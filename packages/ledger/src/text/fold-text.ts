/**
 * Matches accents of Latin, Greek and Cyrillic, and vowel points of Arabic and Hebrew, which users
 * often omit.
 */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]/g;

/** Normalizes a text for comparison without regard to case, accents and width. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(MARKS, '').toLowerCase().normalize('NFKC').trim();
}
