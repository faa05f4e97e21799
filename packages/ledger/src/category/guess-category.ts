import { foldText } from '../text/fold-text.ts';
import type { CategoryWords } from './categories.ts';
import { type CategoryHistory, wordsOf } from './category-history.ts';

/** What a guess goes by. */
export interface GuessSources {
  /** As `loadCategoryWords` gives them. */
  readonly words?: readonly CategoryWords[];
  /** The group's own habits, which win over the words. */
  readonly history?: CategoryHistory;
}

interface Keyword {
  readonly text: string;
  readonly category: string;
  /** Says little by itself, as tickets do; any other word wins. */
  readonly isWeak: boolean;
}

const compiled = new WeakMap<CategoryWords, readonly Keyword[]>();

/**
 * Guesses the category of a title, by the group's history and then by what words mean; undefined
 * when nothing fits.
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

/** Folded, with one space for all that is neither letter nor digit. */
function spaced(text: string): string {
  return foldText(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;

/** How well a keyword fits, 0 for not at all: longer ones say more, whole words more than parts. */
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

/** Arabic and Hebrew write the article as part of the word. */
function withoutArticle(word: string): string[] {
  const bare = word.replace(/^(?:ال|ה)(?=.{2})/u, '');
  return bare === word ? [word] : [word, bare];
}
