import type { BuiltInCategory } from '@quits/ledger';
import { type Category, PAYMENT_CATEGORY } from './list-categories.ts';

/** Drawn icon and hue of each built-in category. */
const DRAWN = {
  groceries: { glyph: 'shopping-cart', hue: 4 },
  dining: { glyph: 'utensils', hue: 1 },
  drinks: { glyph: 'beer', hue: 2 },
  transport: { glyph: 'bus', hue: 6 },
  car: { glyph: 'fuel', hue: 11 },
  travel: { glyph: 'plane', hue: 3 },
  lodging: { glyph: 'bed-double', hue: 5 },
  rent: { glyph: 'house', hue: 0 },
  utilities: { glyph: 'lightbulb', hue: 7 },
  household: { glyph: 'brush-cleaning', hue: 9 },
  health: { glyph: 'pill', hue: 8 },
  entertainment: { glyph: 'clapperboard', hue: 10 },
  sports: { glyph: 'dumbbell', hue: 3 },
  shopping: { glyph: 'shopping-bag', hue: 5 },
  gifts: { glyph: 'gift', hue: 2 },
  subscriptions: { glyph: 'tv', hue: 6 },
  insurance: { glyph: 'umbrella', hue: 0 },
  education: { glyph: 'book-open', hue: 4 },
  children: { glyph: 'toy-brick', hue: 1 },
  pets: { glyph: 'paw-print', hue: 11 },
  fees: { glyph: 'landmark', hue: 7 },
  other: { glyph: 'package' },
} as const satisfies Readonly<
  Record<BuiltInCategory, { readonly glyph: string; readonly hue?: number }>
>;

/** Mark of a category: the icon of a built-in one, or the emoji that a group chose. */
export type CategoryMark =
  | { readonly emoji: string }
  | { readonly glyph: 'arrow-left-right'; readonly tone: 'credit' }
  | (typeof DRAWN)[BuiltInCategory];

const PAYMENT: CategoryMark = { glyph: 'arrow-left-right', tone: 'credit' };

/** Returns the mark of a category; the same object for equal built-in ones. */
export function markOf({ id, kind, emoji }: Category): CategoryMark {
  if (kind === 'own') return { emoji };
  return id === PAYMENT_CATEGORY ? PAYMENT : DRAWN[isDrawn(id) ? id : 'other'];
}

/** Returns a category in plain text, such as in a native select: a group's own one with its emoji. */
export function labelOf({ kind, emoji, name }: Category): string {
  return kind === 'own' ? `${emoji} ${name}` : name;
}

function isDrawn(id: string): id is BuiltInCategory {
  return Object.hasOwn(DRAWN, id);
}
