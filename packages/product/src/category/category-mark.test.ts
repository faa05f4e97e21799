import { CATEGORIES } from '@quits/ledger';
import { expect, it } from 'vitest';
import { labelOf, markOf } from './category-mark.ts';

const builtIn = (id: string) => ({ id, kind: 'built-in', emoji: '🛒', name: 'Name' }) as const;
const own = { id: 'wood', kind: 'own', emoji: '🪵', name: 'Wood' } as const;

it('draws every built-in category with an icon of its own', () => {
  const glyphs = CATEGORIES.map(({ id }) => {
    const mark = markOf(builtIn(id));
    return 'glyph' in mark ? mark.glyph : undefined;
  });
  expect(glyphs).not.toContain(undefined);
  expect(new Set(glyphs).size).toBe(CATEGORIES.length);
});

it('marks payments, and unknown categories like “other”', () => {
  expect(markOf(builtIn('payment'))).toEqual({ glyph: 'arrow-left-right', tone: 'credit' });
  expect(markOf(builtIn('constructor'))).toBe(markOf(builtIn('other')));
});

it('shows an emoji only if a group chose it', () => {
  expect(markOf(own)).toEqual({ emoji: '🪵' });
  expect(labelOf(own)).toBe('🪵 Wood');
  expect(labelOf(builtIn('groceries'))).toBe('Name');
});
