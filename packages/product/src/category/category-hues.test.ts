import { expect, it } from 'vitest';
import { categoryHues } from './category-hues.ts';
import type { Category } from './list-categories.ts';

function builtIn(id: string): Category {
  return { id, kind: 'built-in', emoji: '', name: id };
}

it('keeps the hue of each category, and gives a free one where it is taken or missing', () => {
  const hues = categoryHues([
    { id: 'c1', kind: 'own', emoji: '🎿', name: 'Skiing' },
    builtIn('travel'),
    builtIn('sports'),
    builtIn('rent'),
  ]);
  expect(hues.get('travel')).toBe(3);
  expect(hues.get('rent')).toBe(0);
  expect(new Set(hues.values()).size).toBe(4);
});
