import type { CategoryWords } from './categories.ts';

/** Each language is a chunk of its own, so that an app loads only the one or two it needs. */
const LANGUAGES: Readonly<Record<string, () => Promise<{ words: CategoryWords }>>> = {
  ar: () => import('./words/ar.ts'),
  de: () => import('./words/de.ts'),
  en: () => import('./words/en.ts'),
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  he: () => import('./words/he.ts'),
  hi: () => import('./words/hi.ts'),
  it: () => import('./words/it.ts'),
  ja: () => import('./words/ja.ts'),
  ko: () => import('./words/ko.ts'),
  nl: () => import('./words/nl.ts'),
  pl: () => import('./words/pl.ts'),
  pt: () => import('./words/pt.ts'),
  sv: () => import('./words/sv.ts'),
  tr: () => import('./words/tr.ts'),
  uk: () => import('./words/uk.ts'),
  zh: () => import('./words/zh.ts'),
};

/**
 * Loads the category keywords of a locale's language, and the English ones, which are used
 * everywhere.
 */
export async function loadCategoryWords(locale: string): Promise<CategoryWords[]> {
  const languages = new Set([new Intl.Locale(locale).language, 'en']);
  const loaders = [...languages].flatMap((language) => LANGUAGES[language] ?? []);
  const modules = await Promise.all(loaders.map((load) => load()));
  return modules.map(({ words }) => words);
}
