/** Made of the source texts, for development: accented and lengthened; the second is also mirrored. */
export const PSEUDO_LOCALES = ['en-XA', 'en-XB'] as const;

/** A locale that shows untranslated text, tight layouts and, mirrored, what does not turn around. */
export type PseudoLocale = (typeof PSEUDO_LOCALES)[number];

/** Tells whether a tag is that of a pseudo-locale. */
export function isPseudoLocale(tag: string): tag is PseudoLocale {
  return (PSEUDO_LOCALES as readonly string[]).includes(tag);
}
