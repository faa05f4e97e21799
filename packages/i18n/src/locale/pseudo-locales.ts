/** Locales for development, derived from the source texts: accented and lengthened; the second is also mirrored. */
export const PSEUDO_LOCALES = ['en-XA', 'en-XB'] as const;

/** A locale that reveals untranslated texts, tight layouts and, if mirrored, elements that ignore the direction. */
export type PseudoLocale = (typeof PSEUDO_LOCALES)[number];

/** Returns whether a tag is a pseudo-locale. */
export function isPseudoLocale(tag: string): tag is PseudoLocale {
  return (PSEUDO_LOCALES as readonly string[]).includes(tag);
}
