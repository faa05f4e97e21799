import type { Doc } from '@quits/firestore';
import { describe, expect, it } from 'vitest';
import { findWrongSum, randomGroup, seededRandom } from '../../tests/support/random-groups.ts';
import type { Group } from '../group/schema.ts';
import { sampleGroup } from '../testing/sample-group.ts';
import { duesIn, needsHistory, sumDues } from './dues.ts';

const person = (name: string, uid?: string, household?: string) => ({
  name,
  defaultWeight: 1,
  ...(uid === undefined ? {} : { uid }),
  ...(household === undefined ? {} : { household }),
});
const three = { a: person('Ana', 'ana'), b: person('Ben'), c: person('Cleo') };
const group = (change: Partial<Group>): Doc<Group> => ({
  id: 'g',
  path: 'groups/g',
  pending: false,
  data: { ...sampleGroup(), people: three, ...change },
});
const compare = (a: string, b: string) => a.localeCompare(b);
const told = (change: Partial<Group>, uid = 'ana') =>
  duesIn(group(change), { uid, compare }).dues.map(
    ({ personId, currency, minor }) => `${personId} ${String(minor)} ${currency}`,
  );

describe('duesIn', () => {
  it('is what the suggested payments are between the reader and each person', () => {
    const balances = { EUR: { a: -30, b: 10, c: 20 }, USD: { a: 5, b: -5 } };
    expect(told({ balances })).toEqual(['c -20 EUR', 'b -10 EUR', 'b 5 USD']);
    expect(told({ balances: {} })).toEqual([]);
    expect(told({ balances }, 'nobody')).toEqual([]);
  });

  it('names the members in whose name the payment between households is recorded', () => {
    const people = {
      a: person('Ana', 'ana', 'North'),
      b: person('Ben', undefined, 'North'),
      c: person('Cleo', undefined, 'South'),
      d: person('Dan', undefined, 'South'),
    };
    const { dues } = duesIn(group({ people, balances: { EUR: { a: -2, b: -8, c: 9, d: 1 } } }), {
      uid: 'ana',
      compare,
    });
    expect(dues).toMatchObject([
      { personId: 'c', minor: -10, from: { id: 'b', name: 'Ben' }, to: { id: 'c', name: 'Cleo' } },
    ]);
  });

  it('needs the history only if debts between three or more are not simplified', () => {
    const balances = { EUR: { a: -30, b: 30 } };
    const open = group({ simplify: false, balances });
    expect(needsHistory(open.data)).toBe(true);
    expect(duesIn(open, { uid: 'ana', compare }).status).toBe('reading');
    const people = { a: three.a, b: three.b };
    const two = { simplify: false, balances, people };
    expect(needsHistory(group(two).data)).toBe(false);
    expect(told(two)).toEqual(['b -30 EUR']);
    const merged = { ...people, c: { ...three.c, mergedInto: 'b' } };
    expect(needsHistory({ simplify: false, people: merged })).toBe(false);
  });

  it('says that a plan is still being computed, or that balances don’t add up', () => {
    const options = { uid: 'ana', compare, plan: () => undefined };
    const computing = duesIn(group({ balances: { EUR: { a: 1, b: -1 } } }), options);
    expect(computing).toMatchObject({ status: 'computing', dues: [] });
    expect(computing.requests[0]?.balances).toEqual({ a: 1, b: -1 });
    const wrong = group({ balances: { EUR: { a: 1, b: -2 } } });
    expect(duesIn(wrong, { uid: 'ana', compare }).status).toBe('unbalanced');
  });
});

it('sums by currency, without what is even', () => {
  const sums = sumDues([
    { currency: 'USD', minor: 3 },
    { currency: 'EUR', minor: 5 },
    { currency: 'USD', minor: -3 },
    { currency: 'EUR', minor: 2 },
  ]);
  expect(sums).toEqual([{ currency: 'EUR', minor: 7 }]);
});

it('adds up to the balances of the groups, with and without simplified debts', () => {
  // `pnpm --filter @quits/product bench:dues` tries 100,000.
  for (let seed = 1; seed <= 500; seed += 1) {
    const random = seededRandom(seed);
    const groups = ['g0', 'g1', 'g2'].map((id) => randomGroup(id, random));
    expect(findWrongSum(groups), `seed ${String(seed)}`).toBeUndefined();
  }
});
