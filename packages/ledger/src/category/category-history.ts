import { foldText } from '../text/fold-text.ts';

type Counts = Map<string, number>;

/**
 * Categories of a group's past expenses, by title and word. Updated incrementally; it holds only
 * counts, so it can be rebuilt from the expenses at any time.
 */
export class CategoryHistory {
  readonly #titles = new Map<string, Counts>();
  readonly #words = new Map<string, Counts>();

  /** Adds an expense. */
  learn(title: string, category: string): void {
    this.#count(title, category, 1);
  }

  /** Removes an expense. */
  forget(title: string, category: string): void {
    this.#count(title, category, -1);
  }

  /**
   * Returns the category of a known title, or of a title whose words nearly always belong to one;
   * undefined without a clear winner.
   */
  guess(title: string): string | undefined {
    const same = this.#titles.get(foldText(title));
    return (same && leader(same, 1)) ?? leader(this.#byWords(title), 0.5);
  }

  /**
   * Returns a score for each category: a word that is frequent and exclusive to a category scores
   * highest.
   */
  #byWords(title: string): Counts {
    const scores: Counts = new Map();
    for (const word of wordsOf(title)) {
      const counts = this.#words.get(word) ?? new Map<string, number>();
      const total = [...counts.values()].reduce((sum, one) => sum + one, 0);
      for (const [category, count] of counts) {
        const share = (count / total) * (total / (total + 1));
        scores.set(category, (scores.get(category) ?? 0) + share);
      }
    }
    return scores;
  }

  #count(title: string, category: string, change: 1 | -1): void {
    move(this.#titles, foldText(title), category, change);
    for (const word of wordsOf(title)) move(this.#words, word, category, change);
  }
}

/**
 * Returns the words of a title, folded; numbers are left out, since they don't indicate a category.
 */
export function wordsOf(title: string): string[] {
  const words = foldText(title).split(/[^\p{L}\p{M}\p{N}]+/u);
  return [...new Set(words.filter((word) => word.length > 1 && !/^\p{N}+$/u.test(word)))];
}

/** Returns the highest count if it reaches `least` and clearly exceeds the next one. */
function leader(counts: Counts, least: number): string | undefined {
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  if (first === undefined || first[1] < least) return undefined;
  return second === undefined || first[1] > second[1] * 1.2 ? first[0] : undefined;
}

function move(table: Map<string, Counts>, key: string, category: string, change: 1 | -1): void {
  const counts = table.get(key) ?? new Map<string, number>();
  const count = (counts.get(category) ?? 0) + change;
  if (count > 0) counts.set(category, count);
  else counts.delete(category);
  if (counts.size > 0) table.set(key, counts);
  else table.delete(key);
}
