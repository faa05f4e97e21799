import type { Locale } from '../locale/locales.ts';
import type { SharedTexts } from './shared-texts.ts';
import type { Translation } from './message-types.ts';

/** The shared texts in one locale. */
export type SharedTranslation = { readonly [N in keyof SharedTexts]: Translation<SharedTexts[N]> };

const loaders: Readonly<Record<Locale, () => Promise<{ readonly texts: SharedTranslation }>>> = {
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

/**
 * Loads the shared texts of a locale, in a separate chunk, for an app to add its own. To ship both in one chunk, import
 * `@quits/i18n/texts/<locale>` in one of your modules instead.
 *
 * @throws if the chunk fails to load
 */
export async function loadSharedTexts(locale: Locale): Promise<SharedTranslation> {
  return (await loaders[locale]()).texts;
}
