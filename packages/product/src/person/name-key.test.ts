import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKey } from './name-key.ts';

describe('nameKey', () => {
  it.each([
    ['case', 'Ann', 'ANN'],
    ['how an accent was typed', 'Zoë', 'Zoe\u0308'],
    ['spaces', ' Ann  B ', 'Ann\u00a0B'],
    ['unseen characters', 'Ann\u200b\u2060', '\u202aAnn\u202c'],
    ['blank letters', 'Ann\u3164\u2800', 'Ann'],
    ['variants of emojis', 'Ann ❤️', 'Ann ❤'],
    ['width', 'Ｂｏｂ', 'Bob'],
    ['ligatures', 'ﬁona', 'Fiona'],
    ['a letter whose capitals are two', 'Straße', 'STRASSE'],
    ['the dots of Turkish letters', 'IŞIK İpek', 'ışık ipek'],
    ['the kind of apostrophe', 'O’Neil', "O'Neil"],
  ])('ignores %s', (_, one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it.each([
    ['Zoe', 'Zoë'],
    ['Ann', 'Anne'],
    ['Ann B', 'AnnB'],
    ['Ann 1', 'Ann 2'],
    ['Ann 👩', 'Ann 👨'],
  ])('tells %s from %s', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });

  it('is the same for every form of a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const key = nameKey(name);
        expect(nameKey(key)).toBe(key);
        for (const form of ['NFC', 'NFD'] as const) expect(nameKey(name.normalize(form))).toBe(key);
      }),
    );
  });
});
