import { createI18n, type I18n, type I18nOptions } from '@quits/i18n';
import { loadProductTexts } from './texts/load-product-texts.ts';

/**
 * Creates the product's texts and formats in the best locale; resolves when its texts are loaded.
 */
export function createTexts(
  options: Omit<I18nOptions, 'locales' | 'messages'> = {},
): Promise<I18n> {
  return createI18n({ ...options, messages: loadProductTexts });
}
