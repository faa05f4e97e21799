import { DEFAULT_LOCALE, locales, type Locale } from './locales.ts';

/** Regions that write English the British way. */
const britishRegions = new Set(['AU', 'GB', 'HK', 'IE', 'IN', 'MT', 'NZ', 'SG', 'ZA']);

/** The best locale for the languages that a browser asks for, in its order of preference. */
export function detectLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const found = match(tag);
    if (found !== undefined) return found;
  }
  return DEFAULT_LOCALE;
}

function match(tag: string): Locale | undefined {
  const exact = locales.find((locale) => locale.toLowerCase() === tag.toLowerCase());
  if (exact !== undefined) return exact;
  try {
    const { language, region } = new Intl.Locale(tag);
    if (language === 'en') return region && britishRegions.has(region) ? 'en-GB' : 'en-US';
    return locales.find((locale) => new Intl.Locale(locale).language === language);
  } catch {
    // Not a language tag: some embedded browsers report odd ones.
    return undefined;
  }
}
