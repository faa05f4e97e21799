import { expect, test } from 'vitest';
import { filterOptions, fold } from './filter-options.ts';

const options = [
  { value: '1', label: 'Supper at the harbour' },
  { value: '2', label: 'Harbour tour', keywords: 'boat' },
  { value: '3', label: 'Öl und Ærter' },
];

test('forgets case and accents', () => {
  expect(fold('ÖL Ąć')).toBe('ol ac');
});

test('puts those that start with the words first', () => {
  expect(filterOptions(options, 'harb').map(({ value }) => value)).toEqual(['2', '1']);
});

test('wants every word, in any order, keywords too', () => {
  expect(filterOptions(options, 'boat tour').map(({ value }) => value)).toEqual(['2']);
  expect(filterOptions(options, 'boat supper')).toEqual([]);
});

test('keeps everything, in order, when nothing is asked', () => {
  expect(filterOptions(options, '  ')).toBe(options);
});
