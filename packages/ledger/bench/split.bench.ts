import { allocate, dinero } from 'dinero.js';
import { EUR } from 'dinero.js/currencies';
import { expect, test } from 'vitest';
import { split } from '../src/split/split.ts';
import { people } from './large-group.ts';
import { splitWithFloats } from './straightforward.ts';

const EVERYBODY = people(50);
const EQUAL = EVERYBODY.map(() => 1);
const WEIGHTS = EVERYBODY.map((_, index) => (index % 5) + 1);
const inputs = Object.fromEntries(EVERYBODY.map((person, i) => [person, String(WEIGHTS[i])]));

test('an equal split for 50 people keeps up with dinero.js', async ({ bench }) => {
  let id = 0;
  const result = await bench.compare(
    bench('split', () => {
      id += 1;
      split({ expenseId: `x${id}`, amount: 10_007, split: { mode: 'equal', inputs: EVERYBODY } });
    }),
    bench('dinero.js allocate', () => {
      allocate(dinero({ amount: 10_007, currency: EUR }), EQUAL);
    }),
    bench('straightforward floats', () => {
      splitWithFloats(10_007, EQUAL);
    }),
  );
  const dineros = result.get('dinero.js allocate').latency.p50;
  expect(result.get('split').latency.p50).toBeLessThan(1.5 * dineros);
});

test('a weighted split for 50 people keeps up with dinero.js', async ({ bench }) => {
  let id = 0;
  const result = await bench.compare(
    bench('split', () => {
      id += 1;
      split({ expenseId: `x${id}`, amount: 10_007, split: { mode: 'weights', inputs } });
    }),
    bench('dinero.js allocate', () => {
      allocate(dinero({ amount: 10_007, currency: EUR }), WEIGHTS);
    }),
    bench('straightforward floats', () => {
      splitWithFloats(10_007, WEIGHTS);
    }),
  );
  const dineros = result.get('dinero.js allocate').latency.p50;
  expect(result.get('split').latency.p50).toBeLessThan(1.5 * dineros);
});
