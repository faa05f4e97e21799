/** The categories that every group begins with, in the order in which they are offered. */
export const CATEGORIES = [
  { id: 'groceries', emoji: '🛒' },
  { id: 'dining', emoji: '🍽️' },
  { id: 'drinks', emoji: '🍻' },
  { id: 'transport', emoji: '🚌' },
  { id: 'car', emoji: '⛽' },
  { id: 'travel', emoji: '✈️' },
  { id: 'lodging', emoji: '🏨' },
  { id: 'rent', emoji: '🏠' },
  { id: 'utilities', emoji: '💡' },
  { id: 'household', emoji: '🧹' },
  { id: 'health', emoji: '💊' },
  { id: 'entertainment', emoji: '🎬' },
  { id: 'sports', emoji: '🏃' },
  { id: 'shopping', emoji: '🛍️' },
  { id: 'gifts', emoji: '🎁' },
  { id: 'subscriptions', emoji: '📺' },
  { id: 'insurance', emoji: '☂️' },
  { id: 'education', emoji: '📚' },
  { id: 'children', emoji: '🧸' },
  { id: 'pets', emoji: '🐾' },
  { id: 'fees', emoji: '🧾' },
  { id: 'other', emoji: '📦' },
] as const satisfies readonly { readonly id: string; readonly emoji: string }[];

/** The id of a category that every group begins with. */
export type BuiltInCategory = (typeof CATEGORIES)[number]['id'];

/**
 * Words of one language by the category that they stand for, separated by `|`; `~` before weak
 * ones.
 */
export type CategoryWords = Readonly<Record<Exclude<BuiltInCategory, 'other'>, string>>;
