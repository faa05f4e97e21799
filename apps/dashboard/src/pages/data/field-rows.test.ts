import { expect, it } from 'vitest';
import { fieldRows, shownText } from './field-rows.ts';

it('lists the items of maps and arrays below them; those of arrays cannot be edited', () => {
  const rows = fieldRows({
    tags: {
      arrayValue: { values: Array.from({ length: 11 }, (_, n) => ({ integerValue: String(n) })) },
    },
    shares: { mapValue: { fields: { ann: { stringValue: 'half' } } } },
  });
  expect(rows.map(({ path, isEditable }) => [path.join('.'), isEditable])).toEqual([
    ['shares', true],
    ['shares.ann', true],
    ['tags', true],
    ...Array.from({ length: 11 }, (_, n) => [`tags.${n}`, false]),
  ]);
});

it('quotes strings, so that they differ from numbers', () => {
  expect(shownText({ stringValue: '1' })).toBe('"1"');
  expect(shownText({ integerValue: '1' })).toBe('1');
  expect(shownText({ nullValue: null })).toBe('null');
  expect(shownText({ mapValue: {} })).toBeUndefined();
});
