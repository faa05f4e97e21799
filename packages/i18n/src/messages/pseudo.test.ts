import { expect, it } from 'vitest';
import { pseudo, pseudoText } from './pseudo.ts';

it('keeps placeholders and tags, accents the rest and makes it longer', () => {
  expect(pseudoText('Hi {{name}}, <b>go</b>')).toMatch(/^\[Ĥí \{\{name\}\}, <b>ğó<\/b>·+\]$/);
});

it('has every text of the default locale', () => {
  expect(pseudo.common?.save).toBe('[Šáṽé··]');
});
