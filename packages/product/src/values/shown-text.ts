import { firstCharacters } from '../limits.ts';

/** Characters that reorder the text after them, such as the amount in a sentence about a person. */
const REORDERING = /[\u202a-\u202e\u2066-\u2069]/gu;

/** Text that shows nothing: spaces, joiners, marks without a letter, blank letters. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{M}\p{DI}\u2800]*$/u;

/** Returns a stored text without characters that would reorder the text around it. */
export function shownText(stored: string): string {
  return stored.replaceAll(REORDERING, '');
}

/** Returns a stored name cut to `most` characters, or `?` if it would show nothing. */
export function shownName(stored: unknown, most: number): string {
  const name = typeof stored === 'string' ? shownText(stored).trim() : '';
  return UNSEEN.test(name) ? '?' : firstCharacters(name, most);
}

/** Matches a text that is shown as it is stored. */
const PLAIN = /^[^\u202a-\u202e\u2066-\u2069]*$/u;

/** Returns whether a value is a text that {@link shownText} leaves alone. */
export function isPlainText(value: unknown): value is string {
  return typeof value === 'string' && (value === '' || PLAIN.test(value));
}

/** Returns whether a value is a name that {@link shownName} leaves alone, unless that takes longer to tell. */
export function isPlainName(value: unknown, most: number): value is string {
  return (
    isPlainText(value) && value.length <= most && /[\da-z]/i.test(value) && value === value.trim()
  );
}
