import { expect, test } from 'vitest';
import { LETTERS, SHORTCUTS, shortcutOf } from './shortcut.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false };
const idle = { typing: false, letters: true };

test('opens the palette by Ctrl+K and ⌘K, while typing too', () => {
  const typing = { typing: true, letters: false };
  expect(shortcutOf({ ...plain, key: 'k', ctrlKey: true }, typing)).toBe('palette');
  expect(shortcutOf({ ...plain, key: 'K', metaKey: true }, typing)).toBe('palette');
});

test.each(SHORTCUTS)('asks for %s by its letter', (shortcut) => {
  expect(shortcutOf({ ...plain, key: LETTERS[shortcut] }, idle)).toBe(shortcut);
});

test('leaves letters to those who type', () => {
  expect(shortcutOf({ ...plain, key: 'n' }, { typing: true, letters: true })).toBeUndefined();
});

test('leaves letters alone when they are turned off', () => {
  expect(shortcutOf({ ...plain, key: 'n' }, { typing: false, letters: false })).toBeUndefined();
});

test.each(['ctrlKey', 'metaKey', 'altKey'] as const)(
  'leaves %s with a letter to the browser',
  (modifier) => {
    expect(shortcutOf({ ...plain, key: 'n', [modifier]: true }, idle)).toBeUndefined();
  },
);

test('gives every letter once', () => {
  expect(new Set(Object.values(LETTERS)).size).toBe(SHORTCUTS.length);
});
