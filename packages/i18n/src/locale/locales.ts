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

/** A locale that a person can choose. */
export type Locale = (typeof locales)[number];

/** A locale that texts can be loaded for. */
export type AnyLocale = Locale | PseudoLocale;

/** What is shown when nothing better is known. */
export const DEFAULT_LOCALE: Locale = 'en-US';

/** Tells whether an app that offers some locales can show one; a pseudo-locale is made of any. */
export function offers(offered: readonly Locale[], locale: AnyLocale): boolean {
  return isPseudoLocale(locale) || offered.includes(locale);
}

/** Tells whether shared texts exist for a tag. */
export function isLocale(tag: string): tag is AnyLocale {
  return isPseudoLocale(tag) || (locales as readonly string[]).includes(tag);
}

const rightToLeft: ReadonlySet<AnyLocale> = new Set<AnyLocale>(['ar', 'he', 'en-XB']);

/** The direction that a locale is written in. */
export function getTextDirection(locale: AnyLocale): 'ltr' | 'rtl' {
  return rightToLeft.has(locale) ? 'rtl' : 'ltr';
}

/** What speakers call their language, for the list to choose from. */
export function getLocaleName(locale: Locale): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
