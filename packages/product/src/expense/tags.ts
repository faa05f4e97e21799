import type { Expense } from './schema.ts';

type Tagged = Pick<Expense, 'title' | 'notes'>;

/** A tag as it was written. */
export interface Tag {
  /** Equal for all ways to write a tag in upper or lower case. */
  readonly key: string;
  /** Without the number sign. */
  readonly label: string;
}

/** Longest tag in UTF-16 code units; more characters belong to no tag. */
const LONGEST = 40;

/**
 * A number sign at the start of a word, before letters and digits; it is none inside of a word or an address. Hyphens and
 * underscores join words.
 */
const TAG = /(?<![\p{L}\p{M}\p{N}_#&/-])[#＃]([\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*)/gu;

const known = new WeakMap<Tagged, readonly Tag[]>();

/** Returns the tags in an expense's description and notes, such as `#lisbon`, each once; a number such as `#12` is none. */
export function tagsOf(expense: Tagged): readonly Tag[] {
  const found = known.get(expense) ?? tagsIn(`${expense.title}\n${expense.notes}`);
  known.set(expense, found);
  return found;
}

/** Returns whether an expense has a tag, written with or without the number sign. */
export function hasTag(expense: Tagged, tag: string): boolean {
  const key = tagKey(tag);
  return tagsOf(expense).some((one) => one.key === key);
}

/** Returns the key of a tag, written with or without the number sign. */
export function tagKey(tag: string): string {
  return tag
    .trim()
    .replace(/^[#＃]/u, '')
    .normalize('NFC')
    .toLowerCase();
}

function tagsIn(text: string): readonly Tag[] {
  if (!/[#＃]/u.test(text)) return [];
  const tags = new Map<string, Tag>();
  for (const [, name = ''] of text.matchAll(TAG)) {
    const label = name.replace(/[-_]+$/u, '');
    const key = tagKey(label);
    if (/\p{L}/u.test(label) && label.length <= LONGEST && !tags.has(key)) {
      tags.set(key, { key, label });
    }
  }
  return [...tags.values()];
}
