import { describe, expect, it } from 'vitest';
import { shownName, shownText } from './shown-text.ts';

describe('shownName', () => {
  it.each([
    ['nothing', ''],
    ['spaces', ' \u00a0\u3000'],
    ['joiners', '\u200b\u200d\u2060'],
    ['a blank letter', '\u3164'],
    ['a blank Braille pattern', '\u2800'],
    ['marks without a letter', '\u0301\u034f'],
    ['variants and tags of nothing', '\ufe0f\u{e0067}\u{e0100}'],
    ['marks of direction', '\u202e\u2066\u200f'],
    ['what is no text', 5],
  ])('replaces %s', (_, stored) => {
    expect(shownName(stored, 80)).toBe('?');
  });

  it.each(['Zoë', 'Zoe\u0308', '李', '🎸', '❤️', '👩‍👩‍👧', 'नि', '\u200fדנה', '-', '🇩🇪'])(
    'keeps %s',
    (name) => {
      expect(shownName(name, 80)).toBe(name);
    },
  );

  it('cuts what is longer than it may be', () => {
    expect(shownName(' 🎸🎸🎸 ', 2)).toBe('🎸🎸');
  });
});

it('takes out what would reorder the amount after a name', () => {
  expect(shownText('Ann\u202e owes \u2067you\u2069')).toBe('Ann owes you');
});
