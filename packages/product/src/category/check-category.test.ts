import { describe, expect, it } from 'vitest';
import { checkCategory } from './check-category.ts';

const taken = ['Groceries', 'Boat'];

describe('checkCategory', () => {
  it('takes a name and one emoji', () => {
    expect(checkCategory({ name: ' Firewood ', emoji: '🪵' }, taken)).toEqual({});
  });

  it.each(['👩🏽‍🌾', '🇵🇹', '2️⃣', '☂️'])('takes %s for one emoji', (emoji) => {
    expect(checkCategory({ name: 'x', emoji }, [])).toEqual({});
  });

  it.each(['', 'a', '7', '🪵🪵', '🪵a'])('refuses %j as an emoji', (emoji) => {
    expect(checkCategory({ name: 'x', emoji }, []).emoji).toBe('categories:oneEmoji');
  });

  it('refuses no name, a long one, and one in use whatever its case', () => {
    const problem = (name: string) => checkCategory({ name, emoji: '🪵' }, taken).name;
    expect(problem('  ')).toBe('groups:nameMissing');
    expect(problem('x'.repeat(41))).toBe('categories:tooLong');
    expect(problem('x'.repeat(40))).toBeUndefined();
    expect(problem('🎉'.repeat(40))).toBeUndefined();
    expect(problem('boat ')).toBe('categories:taken');
  });
});
