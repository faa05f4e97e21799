import { type BuiltInCategory, CATEGORIES } from './categories.ts';
import { guessCategory, type GuessSources } from './guess-category.ts';

/**
 * Returns the category of an entry from another program, by its category's name or else by its
 * title; undefined if neither matches.
 */
export function mapImportedCategory(
  entry: { readonly title: string; readonly category?: string },
  sources: GuessSources,
): string | undefined {
  const { title, category = '' } = entry;
  if (isBuiltIn(category)) return category;
  const named = category === '' ? undefined : guessCategory(category, sources);
  return named ?? guessCategory(title, sources);
}

function isBuiltIn(category: string): category is BuiltInCategory {
  return CATEGORIES.some(({ id }) => id === category);
}
