import type { AllTexts, Locale } from '@quits/i18n';
import type { ProductTexts } from './product-texts.ts';

// From here, so that whoever names a text knows those that are declared below.
export type { StaticMessageKey } from '@quits/i18n';

declare module '@quits/i18n' {
  // Types `t('groups:title')` everywhere.
  interface AppMessages extends ProductTexts {}
}

const loaders: Readonly<Record<Locale, () => Promise<{ readonly texts: AllTexts }>>> = {
  'en-US': () => import('./locales/en-US.ts'),
  'en-GB': () => import('./locales/en-GB.ts'),
  de: () => import('./locales/de.ts'),
  fr: () => import('./locales/fr.ts'),
  es: () => import('./locales/es.ts'),
  'pt-BR': () => import('./locales/pt-BR.ts'),
  it: () => import('./locales/it.ts'),
  nl: () => import('./locales/nl.ts'),
  pl: () => import('./locales/pl.ts'),
  sv: () => import('./locales/sv.ts'),
  tr: () => import('./locales/tr.ts'),
  uk: () => import('./locales/uk.ts'),
  ar: () => import('./locales/ar.ts'),
  he: () => import('./locales/he.ts'),
  hi: () => import('./locales/hi.ts'),
  ja: () => import('./locales/ja.ts'),
  ko: () => import('./locales/ko.ts'),
  'zh-CN': () => import('./locales/zh-CN.ts'),
};

/** Loads all texts of a locale, the product's and the shared ones, as one chunk. @throws when the chunk cannot be loaded */
export async function loadProductTexts(locale: Locale): Promise<AllTexts> {
  return (await loaders[locale]()).texts;
}
