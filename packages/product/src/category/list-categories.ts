import type { StaticMessageKey, Translate } from '@quits/i18n';
import { type BuiltInCategory, CATEGORIES } from '@quits/ledger';
import type { NewExpense } from '../expense/new-expense.ts';
import type { Group } from '../group/schema.ts';

/** A category as it is shown. */
export interface Category {
  readonly id: string;
  readonly emoji: string;
  readonly name: string;
  readonly kind: 'own' | 'built-in';
}

/** Default category of a new expense. */
const NO_CATEGORY = 'other' satisfies BuiltInCategory;

/** Category of payments; users can't choose it. */
export const PAYMENT_CATEGORY = 'payment';

/** Returns the id of an expense's category; all payments have that of payments. */
export function categoryIdOf(expense: Pick<NewExpense, 'kind' | 'category'>): string {
  return expense.kind === 'payment' ? PAYMENT_CATEGORY : expense.category;
}

/** Translation and sort order of the user's language. */
export interface Reading {
  readonly t: Translate;
  readonly compare: (a: string, b: string) => number;
}

/**
 * Returns the categories that a group offers: custom ones by name, then the built-in ones in their
 * order.
 */
export function offeredCategories(group: Group, { t, compare }: Reading): readonly Category[] {
  const own = Object.entries(group.categories)
    .filter(([, { removed }]) => removed !== true)
    .map(([id, { name, emoji }]): Category => ({ id, name, emoji, kind: 'own' }))
    .sort((a, b) => compare(a.name, b.name));
  return [...own, ...CATEGORIES.map(({ id }) => builtIn(id, t))];
}

/** Returns an expense's category, even one that is no longer offered. */
export function categoryOf(group: Pick<Group, 'categories'>, id: string, t: Translate): Category {
  const own = group.categories[id];
  if (own !== undefined) return { id, name: own.name, emoji: own.emoji, kind: 'own' };
  if (id === PAYMENT_CATEGORY) {
    return { id, name: t('expenses:kindPayment'), emoji: '🤝', kind: 'built-in' };
  }
  return builtIn(isBuiltIn(id) ? id : NO_CATEGORY, t);
}

function builtIn(id: BuiltInCategory, t: Translate): Category {
  const emoji = CATEGORIES.find((one) => one.id === id)?.emoji ?? '';
  const key: StaticMessageKey = `categories:${id}`;
  return { id, name: t(key), emoji, kind: 'built-in' };
}

function isBuiltIn(id: string): id is BuiltInCategory {
  return CATEGORIES.some((one) => one.id === id);
}
