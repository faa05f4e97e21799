/** Locales that have shared texts, the default first. */
export const locales = [
  'en-US',
  'en-GB',
  'de',
  'fr',
  'es',
  'pt-BR',
  'it',
  'nl',
  'pl',
  'sv',
  'tr',
  'uk',
  'ar',
  'he',
  'hi',
  'ja',
  'ko',
  'zh-CN',
] as const;

/** A locale that a person can choose. */
export type Locale = (typeof locales)[number];

/** Accented, lengthened English that shows untranslated text and tight layouts; for development. */
export const PSEUDO_LOCALE = 'en-XA';

/** A locale that texts can be loaded for. */
export type AnyLocale = Locale | typeof PSEUDO_LOCALE;

/** What is shown when nothing better is known. */
export const DEFAULT_LOCALE: Locale = 'en-US';

/** Tells whether an app that offers some locales can show one; the pseudo-locale is made of any. */
export function offers(offered: readonly Locale[], locale: AnyLocale): boolean {
  return locale === PSEUDO_LOCALE || offered.includes(locale);
}

/** Tells whether shared texts exist for a tag. */
export function isLocale(tag: string): tag is AnyLocale {
  return tag === PSEUDO_LOCALE || (locales as readonly string[]).includes(tag);
}

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'he']);

/** The direction that a locale is written in. */
export function getTextDirection(locale: AnyLocale): 'ltr' | 'rtl' {
  return rightToLeft.has(locale) ? 'rtl' : 'ltr';
}

/** What speakers call their language, for the list to choose from. */
export function getLocaleName(locale: Locale): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
