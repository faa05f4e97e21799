import { simplifyDebts, type SimplifyDebtsRequest } from '@quits/ledger';
import { expect, it } from 'vitest';
import { createPlanStore } from './plan-store.ts';
import type { SettleResult } from './settle-off-thread.ts';

/** Returns balances without exact opposites, so that planning takes a worker. */
function manyBalances(shift = 0): SimplifyDebtsRequest {
  const balances: Record<string, number> = {};
  for (let index = 0; index < 23; index += 1) {
    balances[`p${index}`] = (index % 2 === 0 ? 1 : -1) * (1000 + 7 * index * index + shift);
  }
  const rest = Object.values(balances).reduce((sum, one) => sum - one, 0);
  return { balances: { ...balances, z: rest } };
}

function testStore() {
  const asked: { request: SimplifyDebtsRequest; resolve: (result: SettleResult) => void }[] = [];
  const store = createPlanStore(
    (request) =>
      new Promise((resolve) => {
        asked.push({ request, resolve });
      }),
  );
  return {
    store,
    asked,
    finish: async (index: number): Promise<void> => {
      const one = asked[index];
      one?.resolve(simplifyDebts(one.request));
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

it('plans for few people at once', () => {
  const { store, asked } = testStore();
  const request = { balances: { a: 5, b: -5 } };
  expect(store.find(request)).toEqual(simplifyDebts(request));
  expect(asked).toEqual([]);
});

it('plans for many off the main thread, once, and says when it is there', async () => {
  const { store, asked, finish } = testStore();
  const request = manyBalances();
  let told = 0;
  const stop = store.subscribe(() => {
    told += 1;
  });
  expect(store.find(request)).toBeUndefined();
  store.start(request);
  store.start(request);
  expect(asked).toHaveLength(1);
  await finish(0);
  expect([told, store.version()]).toEqual([1, 1]);
  expect(store.find(request)).toEqual(simplifyDebts(request));
  // The shown payments are the plan itself, so finding it again starts nothing.
  const plan = simplifyDebts(request);
  const previousPlan = plan.ok ? plan.value.payments : [];
  expect(store.find({ ...request, previousPlan })).toEqual(plan);
  store.start({ ...request, previousPlan });
  expect(asked).toHaveLength(1);
  stop();
});

it('keeps the last few plans', async () => {
  const { store, finish } = testStore();
  for (let index = 0; index < 21; index += 1) {
    store.start(manyBalances(index));
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person looks at them
    await finish(index);
  }
  expect(store.find(manyBalances(0))).toBeUndefined();
  expect(store.find(manyBalances(20))).toBeDefined();
});
