import { foldText } from '../text/fold-text.ts';

type Counts = Map<string, number>;

/**
 * What a group's own expenses say about which titles belong to which category. Kept by increments;
 * it knows counts only, so it can be rebuilt from the expenses at any time.
 */
export class CategoryHistory {
  readonly #titles = new Map<string, Counts>();
  readonly #words = new Map<string, Counts>();

  /** Counts an expense in. */
  learn(title: string, category: string): void {
    this.#count(title, category, 1);
  }

  /** Takes an expense out again. */
  forget(title: string, category: string): void {
    this.#count(title, category, -1);
  }

  /**
   * The category of a title that was seen before, or whose words nearly always went to one;
   * undefined without a clear one.
   */
  guess(title: string): string | undefined {
    const same = this.#titles.get(foldText(title));
    return (same && leader(same, 1)) ?? leader(this.#byWords(title), 0.5);
  }

  /**
   * For each category, how surely the title's words point to it: a word seen often and only there
   * counts most.
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

/** The words of a title without case and accents; numbers say nothing of what was bought. */
export function wordsOf(title: string): string[] {
  const words = foldText(title).split(/[^\p{L}\p{M}\p{N}]+/u);
  return [...new Set(words.filter((word) => word.length > 1 && !/^\p{N}+$/u.test(word)))];
}

/** The highest count, if it is high enough and clearly above the next. */
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
