import { expect, it } from 'vitest';
import { dataPath, dataUrl, lastOf, pathsTo } from './data-path.ts';

it.each([
  ['', { parent: '' }],
  ['groups', { parent: '', collection: 'groups' }],
  ['groups/g1', { parent: '', collection: 'groups', document: 'groups/g1' }],
  ['groups/g1/expenses', { parent: 'groups/g1', collection: 'groups/g1/expenses' }],
  [
    'groups/g1/expenses/e1',
    {
      parent: 'groups/g1',
      collection: 'groups/g1/expenses',
      document: 'groups/g1/expenses/e1',
    },
  ],
])('shows the columns of "%s"', (path, columns) => {
  expect(dataPath(path.split('/').filter((segment) => segment !== ''))).toEqual({
    collection: undefined,
    document: undefined,
    ...columns,
  });
});

it('makes links to paths with any characters', () => {
  expect(dataUrl('')).toBe('/data');
  expect(dataUrl('a b/c?d')).toBe('/data/a%20b/c%3Fd');
  expect(pathsTo('a/b/c')).toEqual(['a', 'a/b', 'a/b/c']);
  expect(lastOf('a/b')).toBe('b');
});
