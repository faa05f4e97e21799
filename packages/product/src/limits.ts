/**
 * Size limits of stored data; texts in characters (code points), as the rules count them. The rules
 * contain the same numbers; a test compares them.
 */
export const LIMITS = {
  /** Minor units. */
  amount: 1_000_000_000_000,
  people: 250,
  categories: 200,
  receipts: 10,
  text: {
    groupName: 80,
    personName: 80,
    profileName: 80,
    household: 80,
    categoryName: 40,
    emoji: 16,
    title: 120,
    notes: 2000,
    comment: 2000,
    /** Address of a payment method. */
    payAddress: 80,
  },
  /**
   * Number of people in one expense, before and after a change combined, whose sums the rules
   * check.
   */
  checkedPeople: 12,
  /** Revisions of a group's settings, including some that no longer exist. */
  revisions: 800,
  /** People that one commit changes. */
  peopleAtOnce: 4,
} as const;

/**
 * Returns the number of characters of a text as the rules count them: an emoji outside the basic
 * plane is one.
 */
export function characters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** The first characters of a text. */
export function firstCharacters(text: string, most: number): string {
  return text.length <= most || characters(text) <= most
    ? text
    : Array.from(text).slice(0, most).join('');
}
