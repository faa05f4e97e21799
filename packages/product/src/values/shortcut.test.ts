import { expect, test } from 'vitest';
import { LETTERS, SHORTCUTS, shortcutOf } from './shortcut.ts';

const plain = { code: '', ctrlKey: false, metaKey: false, altKey: false };
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

test.each([
  ['Ukrainian', 'т', 'add'],
  ['Hebrew', 'מ', 'add'],
  ['Arabic', 'ى', 'add'],
] as const)('goes by the key where it types a %s letter', (_, key, shortcut) => {
  expect(shortcutOf({ ...plain, key, code: 'KeyN' }, idle)).toBe(shortcut);
  expect(shortcutOf({ ...plain, key, code: 'KeyK', ctrlKey: true }, idle)).toBe('palette');
});

test('goes by the letter on every Latin keyboard, wherever its key is', () => {
  expect(shortcutOf({ ...plain, key: 'b', code: 'KeyN' }, idle)).toBe('balances');
  expect(shortcutOf({ ...plain, key: 'é', code: 'KeyB' }, idle)).toBeUndefined();
  expect(shortcutOf({ ...plain, key: '؟', code: 'Slash' }, idle)).toBe('help');
});

test('gives every letter once', () => {
  expect(new Set(Object.values(LETTERS)).size).toBe(SHORTCUTS.length);
});
