import { isPseudoLocale, type PseudoLocale } from './pseudo-locales.ts';

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

/** A locale that users can choose. */
export type Locale = (typeof locales)[number];

/** A locale that texts can be loaded for. */
export type AnyLocale = Locale | PseudoLocale;

/** Locale used if no better one is known. */
export const DEFAULT_LOCALE: Locale = 'en-US';

/** Returns whether an app can show a locale: an offered one, or any pseudo-locale. */
export function offers(offered: readonly Locale[], locale: AnyLocale): boolean {
  return isPseudoLocale(locale) || offered.includes(locale);
}

/** Returns whether shared texts exist for a tag. */
export function isLocale(tag: string): tag is AnyLocale {
  return isPseudoLocale(tag) || (locales as readonly string[]).includes(tag);
}

const rightToLeft: ReadonlySet<AnyLocale> = new Set<AnyLocale>(['ar', 'he', 'en-XB']);

/** Returns the writing direction of a locale. */
export function getTextDirection(locale: AnyLocale): 'ltr' | 'rtl' {
  return rightToLeft.has(locale) ? 'rtl' : 'ltr';
}

/** Returns the name of a language in that language, for the list of languages. */
export function getLocaleName(locale: Locale): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
