/** Codes that are words in many languages: `all`, a name, a cup, a cheese, a sauce. */
const EVERYWHERE = 'all bob cup dop gel sos top';

/** Codes that are also acronyms: in capitals they count as a currency only beside the number. */
export const ACRONYMS: ReadonlySet<string> = new Set(['AMD', 'NIO', 'NPR', 'PHP', 'SAR', 'SVC']);

/** Currency codes and names that are other words too, by language. */
const BY_LANGUAGE: Readonly<Record<string, string>> = {
  en: 'bucks cop fr mad mop pen pounds real ron rub try won',
  de: 'fr huf jod rub',
  fr: 'bif ils mur',
  es: 'real ron ves',
  pt: 'real',
  it: 'real',
  nl: 'lak mop pen',
  pl: 'jod lak nad',
  sv: 'jod mur nio ved',
  tr: 'kes sar yer zar',
};

const cache = new Map<string, ReadonlySet<string>>();

/**
 * Returns a language's words that happen to be a currency's code or name; in lower case they belong
 * to the title.
 */
export function everydayWords(locale: string): ReadonlySet<string> {
  const { language } = new Intl.Locale(locale);
  const known = cache.get(language);
  if (known !== undefined) return known;
  const words = new Set(`${EVERYWHERE} ${BY_LANGUAGE[language] ?? ''}`.trim().split(' '));
  cache.set(language, words);
  return words;
}
