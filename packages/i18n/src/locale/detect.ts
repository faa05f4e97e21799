import { locales, type Locale } from './locales.ts';

/** Regions that use British English. */
const britishRegions = new Set(['AU', 'GB', 'HK', 'IE', 'IN', 'MT', 'NZ', 'SG', 'ZA']);

/** Returns the best offered locale for a browser's languages, in order of preference. */
export function detectLocale(
  wanted: readonly string[],
  offered: readonly [Locale, ...Locale[]] = locales,
): Locale {
  for (const tag of wanted) {
    const found = match(tag, offered);
    if (found !== undefined) return found;
  }
  return offered[0];
}

function match(tag: string, offered: readonly Locale[]): Locale | undefined {
  const exact = offered.find((locale) => locale.toLowerCase() === tag.toLowerCase());
  if (exact !== undefined) return exact;
  try {
    const { language, region } = new Intl.Locale(tag);
    const english = region !== undefined && britishRegions.has(region) ? 'en-GB' : 'en-US';
    if (language === 'en' && offered.includes(english)) return english;
    return offered.find((locale) => new Intl.Locale(locale).language === language);
  } catch {
    // Not a language tag: some embedded browsers report odd ones.
    return undefined;
  }
}
