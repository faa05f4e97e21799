import { add, allocate, type Dinero, dinero, subtract } from 'dinero.js';
import { EUR } from 'dinero.js/currencies';
import { expect, test } from 'vitest';
import { Balances } from '../src/balance/balances.ts';
import { split } from '../src/split/split.ts';
import { people } from './large-group.ts';
import { splitWithFloats } from './straightforward.ts';

const EVERYBODY = people(50);
const EQUAL = EVERYBODY.map(() => 1);
const AMOUNTS = Array.from({ length: 2000 }, (_, i) => 1000 + ((i * 7919) % 100_000));

function withLedger(): number {
  const balances = new Balances();
  for (const [i, amount] of AMOUNTS.entries()) {
    const how = { mode: 'equal', inputs: EVERYBODY } as const;
    const shares = split({ expenseId: `x${i}`, amount, split: how });
    if (!shares.ok) throw new Error(shares.error.code);
    const payers = { [EVERYBODY[i % 50] ?? '']: amount };
    balances.apply({ kind: 'expense', currency: 'EUR', payers, shares: shares.value });
  }
  return Object.values(balances.toRecord('EUR')).reduce((sum, one) => sum + Math.abs(one), 0);
}

function withDinero(): number {
  const balances: Dinero<number>[] = EVERYBODY.map(() => dinero({ amount: 0, currency: EUR }));
  for (const [i, amount] of AMOUNTS.entries()) {
    const total = dinero({ amount, currency: EUR });
    for (const [j, share] of allocate(total, EQUAL).entries()) {
      const before = balances[j] ?? total;
      balances[j] = subtract(j === i % 50 ? add(before, total) : before, share);
    }
  }
  return balances.reduce((sum, one) => sum + Math.abs(one.toJSON().amount), 0);
}

function withFloats(): number {
  const balances = EVERYBODY.map(() => 0);
  for (const [i, amount] of AMOUNTS.entries()) {
    for (const [j, share] of splitWithFloats(amount, EQUAL).entries()) {
      balances[j] = (balances[j] ?? 0) + (j === i % 50 ? amount : 0) - share;
    }
  }
  return balances.reduce((sum, one) => sum + Math.abs(one), 0);
}

test('2,000 expenses of 50 people are split and applied faster than with dinero.js', async ({
  bench,
}) => {
  const result = await bench.compare(
    bench('split and Balances', () => {
      withLedger();
    }),
    bench('dinero.js allocate and add', () => {
      withDinero();
    }),
    bench('straightforward floats', () => {
      withFloats();
    }),
    { iterations: 10, warmupIterations: 2, time: 0, warmupTime: 0 },
  );
  const dineros = result.get('dinero.js allocate and add').latency.p50;
  expect(result.get('split and Balances').latency.p50).toBeLessThan(dineros);
});
