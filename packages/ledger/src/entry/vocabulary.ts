import { foldText } from '../text/fold-text.ts';
import { LINE_WORDS, type LineWords } from './line-words.ts';

/** Folded keywords of a language and of English, longest first. */
export interface Vocabulary {
  readonly by: readonly string[];
  readonly for: readonly string[];
  readonly byAfter: readonly string[];
  readonly forAfter: readonly string[];
  readonly and: readonly string[];
  readonly me: ReadonlySet<string>;
  readonly everyone: ReadonlySet<string>;
}

const cache = new Map<string, Vocabulary>();

/** The vocabulary of a locale's language. */
export function vocabularyOf(locale: string): Vocabulary {
  const { language } = new Intl.Locale(locale);
  const cached = cache.get(language);
  if (cached !== undefined) return cached;
  const sources = [...new Set([LINE_WORDS[language], LINE_WORDS['en']])];
  const list = (place: keyof LineWords): string[] =>
    sources
      .flatMap((words) => (words?.[place] ?? '').split('|'))
      .map(foldText)
      .filter((word) => word !== '')
      .sort((a, b) => b.length - a.length);
  const vocabulary: Vocabulary = {
    by: list('by'),
    for: list('for'),
    byAfter: list('byAfter'),
    forAfter: list('forAfter'),
    and: list('and'),
    me: new Set(list('me')),
    everyone: new Set(list('everyone')),
  };
  cache.set(language, vocabulary);
  return vocabulary;
}
