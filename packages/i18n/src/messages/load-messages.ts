import type { AnyLocale, Locale } from '../locale/locales.ts';
import { isPseudoLocale } from '../locale/pseudo-locales.ts';
import type { AllTexts } from './message-types.ts';
import type { Messages } from './messages.ts';

/**
 * Loads all texts of a locale; those of a pseudo-locale are derived from the source locale's.
 *
 * @throws if a chunk fails to load
 */
export async function loadMessages(
  locale: AnyLocale,
  source: Locale,
  load: (locale: Locale) => Promise<AllTexts>,
): Promise<Messages> {
  if (!isPseudoLocale(locale)) return load(locale);
  const [{ pseudoMessages }, texts] = await Promise.all([import('./pseudo.ts'), load(source)]);
  return pseudoMessages(texts);
}
