import type { StaticMessageKey } from '@quits/i18n';
import { nameKey } from '../person/name-key.ts';
import { characters, LIMITS } from '../limits.ts';

/** Input of the category form. */
export interface CategoryForm {
  readonly name: string;
  readonly emoji: string;
}

/** Problems of a category by field. */
export interface CategoryProblems {
  readonly name?: StaticMessageKey;
  readonly emoji?: StaticMessageKey;
}

/** Checks a category against the names that are in use. */
export function checkCategory(form: CategoryForm, taken: readonly string[]): CategoryProblems {
  const name = nameProblem(form.name, taken);
  return {
    ...(name === undefined ? {} : { name }),
    ...(isOneEmoji(form.emoji) ? {} : { emoji: 'categories:oneEmoji' }),
  };
}

function nameProblem(name: string, taken: readonly string[]): StaticMessageKey | undefined {
  const key = nameKey(name);
  if (key === '') return 'groups:nameMissing';
  if (characters(name.trim()) > LIMITS.text.categoryName) return 'categories:tooLong';
  return taken.some((other) => nameKey(other) === key) ? 'categories:taken' : undefined;
}

/** Returns whether a text is a single emoji, flag or keycap, however many code points it has. */
function isOneEmoji(text: string): boolean {
  const signs = [...new Intl.Segmenter().segment(text.trim())];
  return signs.length === 1 && /\p{Extended_Pictographic}|\p{RI}{2}|\u20E3/u.test(text);
}
