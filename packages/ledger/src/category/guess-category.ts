import { foldText } from '../text/fold-text.ts';
import type { CategoryWords } from './categories.ts';
import { type CategoryHistory, wordsOf } from './category-history.ts';

/** Sources of a guess. */
export interface GuessSources {
  /** Keywords from `loadCategoryWords`. */
  readonly words?: readonly CategoryWords[];
  /** The group's past categories, which take precedence over the keywords. */
  readonly history?: CategoryHistory;
}

interface Keyword {
  readonly text: string;
  readonly category: string;
  /** Whether the keyword is ambiguous, such as "tickets"; any other keyword wins. */
  readonly isWeak: boolean;
}

const compiled = new WeakMap<CategoryWords, readonly Keyword[]>();

/**
 * Guesses the category of a title from the group's history, then from keywords; undefined if
 * nothing matches.
 */
export function guessCategory(title: string, sources: GuessSources): string | undefined {
  const learned = sources.history?.guess(title);
  if (learned !== undefined) return learned;
  const folded = spaced(title);
  const words = wordsOf(title).flatMap(withoutArticle);
  let best: { category: string; score: number } | undefined;
  for (const { text, category, isWeak } of (sources.words ?? []).flatMap(keywordsOf)) {
    const score = match(text, { folded, words }) / (isWeak ? 100 : 1);
    if (score > (best?.score ?? 0)) best = { category, score };
  }
  return best?.category;
}

function keywordsOf(words: CategoryWords): readonly Keyword[] {
  const known = compiled.get(words);
  if (known !== undefined) return known;
  const keywords = Object.entries(words).flatMap(([category, list]) =>
    list
      .split('|')
      .map((word): Keyword => ({ text: spaced(word), category, isWeak: word.startsWith('~') })),
  );
  compiled.set(words, keywords);
  return keywords;
}

/** Folds a text and replaces each run of other characters than letters and digits by one space. */
function spaced(text: string): string {
  return foldText(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;

/**
 * Returns how well a keyword matches, 0 for not at all: longer keywords score higher, whole words
 * higher than parts.
 */
function match(keyword: string, title: { folded: string; words: readonly string[] }): number {
  const { length } = keyword;
  if (UNSPACED.test(keyword)) return title.folded.includes(keyword) ? length * 4 : 0;
  if (keyword.includes(' ')) return ` ${title.folded}`.includes(` ${keyword}`) ? length * 2 : 0;
  return title.words.reduce((best, word) => Math.max(best, matchWord(keyword, word)), 0);
}

function matchWord(keyword: string, word: string): number {
  const { length } = keyword;
  if (word === keyword) return length * 2;
  // Endings and compounds: `tickets`, `книгу` for `книга`, `Supermarkteinkauf`.
  if (length >= 4 && word.startsWith(keyword)) return length;
  if (length >= 5 && word.endsWith(keyword)) return length - 0.5;
  const stem = keyword.slice(0, -1);
  return length >= 5 && word.startsWith(stem) && word.length <= length + 2 ? length - 1 : 0;
}

/** Returns a word with and without its article, which Arabic and Hebrew attach to it. */
function withoutArticle(word: string): string[] {
  const bare = word.replace(/^(?:ال|ה)(?=.{2})/u, '');
  return bare === word ? [word] : [word, bare];
}
