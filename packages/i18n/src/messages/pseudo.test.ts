import { expect, it } from 'vitest';
import { pseudoMessages, pseudoText } from './pseudo.ts';

it('keeps placeholders and tags, accents the rest and makes it longer', () => {
  expect(pseudoText('Hi {{name}}, <b>go</b>')).toBe('[Ĥí {{name}}, <b>ğó</b>···]');
});

it('lengthens the visible text by 40 %, with padding that can wrap', () => {
  const text = 'A sentence of fifty characters, which has no other.';
  const pseudo = pseudoText(text);
  expect(pseudo.replaceAll(/[^·]/gu, '')).toHaveLength(Math.ceil(text.length * 0.4));
  expect(pseudo).toMatch(/[^·]·{8} ·{8} ·{1,8}\]$/u);
});

it('keeps every key', () => {
  expect(pseudoMessages({ common: { save: 'Save' } })).toEqual({ common: { save: '[Šáṽé··]' } });
});
