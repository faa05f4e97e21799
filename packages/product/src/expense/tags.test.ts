import { describe, expect, it } from 'vitest';
import { hasTag, tagsOf } from './tags.ts';

const labels = (title: string, notes = '') => tagsOf({ title, notes }).map(({ label }) => label);

describe('tagsOf', () => {
  it.each<readonly [string, readonly string[]]>([
    ['Dinner #lisbon', ['lisbon']],
    ['#Lisbon-trip dinner, #food.', ['Lisbon-trip', 'food']],
    ['#lisbon #LISBON', ['lisbon']],
    ['Room #12, invoice #2026-11', []],
    ['#24h ticket', ['24h']],
    ['Wine in C#, a#b and https://a.example/#top', []],
    ['&#8364; ##x #-', []],
    ['(#été) 夕食 #リスボン ＃旅行', ['été', 'リスボン', '旅行']],
    ['#trip_ #trip-', ['trip']],
    [`#${'x'.repeat(41)}`, []],
    ['', []],
  ])('of “%s” are %j', (title, tags) => {
    expect(labels(title)).toEqual(tags);
  });

  it('are also in the notes', () => {
    expect(labels('Dinner #food', 'late\n#lisbon')).toEqual(['food', 'lisbon']);
  });
});

it('finds a tag however it is written', () => {
  const expense = { title: 'Dîner #Été', notes: '' };
  expect(hasTag(expense, '#été')).toBe(true);
  expect(hasTag(expense, 'E\u0301TE\u0301 ')).toBe(true);
  expect(hasTag(expense, 'ete')).toBe(false);
});
