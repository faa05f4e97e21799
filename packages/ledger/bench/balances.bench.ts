import { expect, test } from 'vitest';
import { Balances } from '../src/balance/balances.ts';
import { largeGroup } from './large-group.ts';
import { balancesByOnePass } from './straightforward.ts';

const MEMBERS = 50;
const entries = largeGroup(100_000, MEMBERS);

function applyAll(): Balances {
  const balances = new Balances();
  for (const entry of entries) balances.apply(entry);
  return balances;
}

test('100,000 expenses of 50 people are applied in less than 200 ms', async ({ bench }) => {
  const ours = bench('Balances', () => {
    applyAll();
  });
  const pass = bench('straightforward pass', () => {
    balancesByOnePass(entries);
  });
  const quick = await ours.run({ iterations: 20, warmupIterations: 2, time: 0, warmupTime: 0 });
  const slow = await pass.run({ iterations: 5, warmupIterations: 1, time: 0, warmupTime: 0 });
  expect(applyAll().toRecord('EUR')).toEqual(balancesByOnePass(entries));
  // The fastest run: other load on the machine only adds time.
  expect(quick.latency.min).toBeLessThan(200);
  expect(quick.latency.min).toBeLessThan(slow.latency.min / 2);
});

test('one change to 100,000 expenses takes less than 1 ms', async ({ bench }) => {
  const balances = applyAll();
  const [before, after] = entries;
  if (before === undefined || after === undefined) throw new Error('no entries');
  let there = false;
  const replace = bench('Balances.replace', () => {
    there = !there;
    if (there) balances.replace(before, after);
    else balances.replace(after, before);
    balances.toRecord('EUR');
  });
  const again = bench('straightforward pass', () => {
    balancesByOnePass(entries);
  });
  const quick = await replace.run({ iterations: 1000, time: 0, warmupTime: 0 });
  const slow = await again.run({ iterations: 5, warmupIterations: 1, time: 0, warmupTime: 0 });
  expect(quick.latency.p99).toBeLessThan(1);
  expect(quick.latency.p50).toBeLessThan(slow.latency.p50 / 100);
});
