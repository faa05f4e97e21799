import { type BuiltInCategory, CATEGORIES } from './categories.ts';
import { guessCategory, type GuessSources } from './guess-category.ts';

/**
 * The category for an entry from another program: what its own category's name stands for, else
 * what its title does; undefined when neither says.
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
