import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesInLine, namesInText, spreadNames } from './names-in-text.ts';

describe('names in a text', () => {
  it.each<[string, readonly string[]]>([
    ['Ana', ['Ana']],
    ['Ana, Bo, Cy / Ed / Fay', ['Ana', 'Bo', 'Cy', 'Ed', 'Fay']],
    ['Ana\nBo\r\nCy\n\n', ['Ana', 'Bo', 'Cy']],
    ['- Ana\n* Bo\n• Cy\n1. Ed\n12) Fay', ['Ana', 'Bo', 'Cy', 'Ed', 'Fay']],
    ['Ana;Bo\tCy|Ed', ['Ana', 'Bo', 'Cy', 'Ed']],
    ['ليلى، عمر؛ نور', ['ليلى', 'عمر', 'نور']],
    ['花子、太郎，健', ['花子', '太郎', '健']],
    ['  Ana   Maria ,, Bo ', ['Ana Maria', 'Bo']],
    ['"Smith, John", Bo', ['Smith, John', 'Bo']],
    [
      '“Müller / Meier”; «Le Goff, Yann», „Groß, Eva“',
      ['Müller / Meier', 'Le Goff, Yann', 'Groß, Eva'],
    ],
    ['1. "Smith, John"\n2. Bo', ['Smith, John', 'Bo']],
    ['Ana and Bo, Tom & Jerry', ['Ana and Bo', 'Tom & Jerry']],
    ['Dwayne "The Rock" Johnson, Bo', ['Dwayne "The Rock" Johnson', 'Bo']],
    ['"Ana, Bo', ['"Ana', 'Bo']],
    ["Conan O'Brien, Jean-Luc", ["Conan O'Brien", 'Jean-Luc']],
    [' , / \n', []],
    ['- \n1. ', []],
    ['2Pac, 50 Cent', ['2Pac', '50 Cent']],
  ])('%j', (text, names) => {
    expect(namesInText(text)).toEqual(names);
  });

  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map((text) =>
      text
        .replaceAll(/[^\p{L}\p{N}'’ ]/gu, '')
        .replaceAll(/\s+/gu, ' ')
        .trim(),
    )
    .filter((text) => text !== '');
  const separator = fc.constantFrom(',', ', ', ' / ', '; ', '\n', '\r\n', '\t', '، ', '、');

  it('are found in order, whatever separates them', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(name, separator)), (rows) => {
        const text = rows.map(([one, after]) => one + after).join('');
        expect(namesInText(text)).toEqual(rows.map(([one]) => one));
      }),
    );
  });

  it('keep their separators in quotes', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(name, separator, name), { minLength: 1 }), (rows) => {
        const names = rows.map(([one, between, other]) => `${one}${between}${other}`);
        const found = namesInText(names.map((each) => `"${each}"`).join(', '));
        expect(found).toEqual(names.map((each) => each.replaceAll(/\s+/gu, ' ').trim()));
      }),
    );
  });

  it('are the same in one line', () => {
    expect(namesInLine('1. Ana\r\n\n 2. Bo\t"Smith, John"\n')).toBe('1. Ana, 2. Bo, "Smith, John"');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, separator)), (rows) => {
        const text = rows.map(([one, after]) => one + after).join('');
        expect(namesInText(namesInLine(text))).toEqual(namesInText(text));
      }),
    );
  });

  it('are the same when each has a field of its own', () => {
    expect(spreadNames('Ana, "Smith, John"')).toEqual(['Ana', '"Smith, John"']);
    fc.assert(
      fc.property(fc.array(fc.tuple(name, separator, name)), fc.boolean(), (rows, isQuoted) => {
        const text = rows
          .map(([one, between, other]) => `${one}${between}${other}`)
          .map((each) => (isQuoted ? `“${each}”` : each))
          .join(', ');
        expect(spreadNames(text).flatMap(namesInText)).toEqual(namesInText(text));
      }),
    );
  });

  it('lose no letter of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const letters = (from: string) => from.match(/\p{L}/gu) ?? [];
        expect(letters(namesInText(text).join(' '))).toEqual(letters(text));
      }),
    );
  });
});
