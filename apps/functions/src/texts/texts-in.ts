import { detectLocale, type I18n, locales } from '@quits/i18n';
import { createTexts } from '@quits/product/create-texts.ts';

const loaded = new Map<string, Promise<I18n>>();

/** Returns the texts and formats that fit a language best, loaded once. */
export function textsIn(language: string): Promise<I18n> {
  const locale = detectLocale([language], locales);
  const known = loaded.get(locale) ?? createTexts({ locale });
  loaded.set(locale, known);
  return known;
}
