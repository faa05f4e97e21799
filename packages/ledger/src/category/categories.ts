/** Built-in categories of every group, in display order. */
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

/** Id of a built-in category. */
export type BuiltInCategory = (typeof CATEGORIES)[number]['id'];

/** Keywords of one language by category, separated by `|`; `~` marks weak ones. */
export type CategoryWords = Readonly<Record<Exclude<BuiltInCategory, 'other'>, string>>;
