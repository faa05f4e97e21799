import type { Doc } from '@quits/firestore';
import { describe, expect, it } from 'vitest';
import type { Group, Person } from '../group/schema.ts';
import { sampleGroup } from '../testing/sample-group.ts';
import { areSameReaders, MOST_READERS, wantedReaders } from './wanted-readers.ts';

const person = (uid?: string, household?: string): Person => ({
  name: uid ?? 'x',
  defaultWeight: 1,
  ...(uid === undefined ? {} : { uid }),
  ...(household === undefined ? {} : { household }),
});

function group(id: string, people: Group['people'], balances: Group['balances']): Doc<Group> {
  const memberUids = Object.values(people).flatMap(({ uid }) => (uid === undefined ? [] : [uid]));
  return {
    id,
    path: `groups/${id}`,
    pending: false,
    data: { ...sampleGroup(), people, balances, memberUids },
  };
}

const three = { a: person('ana'), b: person('ben'), c: person('cleo'), d: person() };

describe('wantedReaders', () => {
  it('lists who owes in a currency in which the account is owed, with the groups', () => {
    const own = [
      group('g2', three, { EUR: { a: 10, b: -10 }, USD: { a: -5, c: 5 } }),
      group('g1', three, { EUR: { a: 7, b: -3, c: -2, d: -2 } }),
    ];
    expect(wantedReaders(own, 'ana')).toEqual({ ben: ['g1', 'g2'], cleo: ['g1'] });
    expect(wantedReaders(own, 'cleo')).toEqual({ ana: ['g2'] });
    expect(wantedReaders(own, 'ben')).toEqual({});
  });

  it('treats a household as one', () => {
    const people = {
      a: person('ana', 'North'),
      b: person('ben', 'North'),
      c: person('cleo', 'South'),
      d: person('dan', 'South'),
    };
    const own = [group('g', people, { EUR: { a: -5, b: 15, c: 2, d: -12 } })];
    expect(wantedReaders(own, 'ana')).toEqual({ cleo: ['g'], dan: ['g'] });
    expect(wantedReaders(own, 'dan')).toEqual({});
  });

  it('leaves out accounts that are no members anymore', () => {
    const left = group('g', three, { EUR: { a: 10, b: -10 } });
    const data = { ...left.data, memberUids: ['ana', 'cleo'] };
    expect(wantedReaders([{ ...left, data }], 'ana')).toEqual({});
  });

  it('keeps to the limit of the rules', () => {
    const groups = Array.from({ length: 3 }, (_, at) => {
      const debtors = Array.from({ length: 240 }, (__, one) => [
        `p${one}`,
        person(`u${at}-${one}`),
      ]);
      const people = Object.fromEntries([['a', person('ana')], ...debtors]);
      const owed = debtors.map(([id]) => [id, -1]);
      return group(`g${at}`, people, { EUR: Object.fromEntries([['a', 240], ...owed]) });
    });
    expect(Object.keys(wantedReaders(groups, 'ana'))).toHaveLength(MOST_READERS);
  });
});

describe('areSameReaders', () => {
  it('ignores the order', () => {
    expect(areSameReaders({ a: ['1', '2'], b: [] }, { b: [], a: ['2', '1'] })).toBe(true);
    expect(areSameReaders({ a: ['1'] }, { a: ['1', '2'] })).toBe(false);
    expect(areSameReaders({ a: ['1'] }, { a: ['1'], b: ['1'] })).toBe(false);
    expect(areSameReaders({ a: [] }, { b: [] })).toBe(false);
  });
});
