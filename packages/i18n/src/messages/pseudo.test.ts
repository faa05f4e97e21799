import { expect, it } from 'vitest';
import { pseudoMessages, pseudoText } from './pseudo.ts';

it('keeps placeholders and tags, accents the rest and makes it longer', () => {
  expect(pseudoText('Hi {{name}}, <b>go</b>')).toMatch(/^\[Ĥí \{\{name\}\}, <b>ğó<\/b>·+\]$/);
});

it('keeps every text of what it is given', () => {
  expect(pseudoMessages({ common: { save: 'Save' } })).toEqual({ common: { save: '[Šáṽé··]' } });
});
