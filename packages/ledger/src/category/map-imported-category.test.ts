import { expect, it } from 'vitest';
import { mapImportedCategory } from './map-imported-category.ts';
import { loadCategoryWords } from './load-category-words.ts';

it.each([
  // Splitwise
  ['Dining out', 'dining'],
  ['Groceries', 'groceries'],
  ['Liquor', 'drinks'],
  ['Bus/train', 'transport'],
  ['Gas/fuel', 'car'],
  ['Plane', 'travel'],
  ['Medical expenses', 'health'],
  ['Household supplies', 'household'],
  ['Heat/gas', 'utilities'],
  ['Childcare', 'children'],
  ['Clothing', 'shopping'],
  // Tricount
  ['TRANSPORT', 'transport'],
  ['FOOD_AND_DRINK', 'dining'],
  ['ACCOMMODATION', 'lodging'],
  // Our own
  ['fees', 'fees'],
])('takes %s for %s', async (category, expected) => {
  const words = await loadCategoryWords('en');
  expect(mapImportedCategory({ title: 'x', category }, { words })).toBe(expected);
});

it('goes by the title where the category says nothing', async () => {
  const words = await loadCategoryWords('de');
  expect(mapImportedCategory({ title: 'Miete', category: 'General' }, { words })).toBe('rent');
  expect(mapImportedCategory({ title: 'Miete' }, { words })).toBe('rent');
  expect(mapImportedCategory({ title: 'x', category: 'General' }, { words })).toBeUndefined();
});
