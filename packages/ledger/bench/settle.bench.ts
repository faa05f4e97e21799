import { expect, test } from 'vitest';
import { payLargestFirst } from '../src/settle/largest-first.ts';
import { simplifyDebts } from '../src/settle/simplify-debts.ts';
import { hiddenGroups } from '../tests/hidden-groups.ts';
import { mostZeroGroups } from './straightforward.ts';

/** Twenty people without opposite balances, so that the exact search has to settle all of them. */
const amounts = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, -2, -4, -6, -8, -10, -12, -14, -16, -18, -10];
const balances = Object.fromEntries(amounts.map((amount, index) => [`p${index + 10}`, amount]));

test('20 people are settled exactly in less than 100 ms', async ({ bench }) => {
  const result = await bench.compare(
    bench('settle', () => {
      simplifyDebts({ balances });
    }),
    bench('textbook recurrence', () => {
      mostZeroGroups(amounts);
    }),
    { iterations: 10, warmupIterations: 1, time: 0, warmupTime: 0 },
  );
  const plan = simplifyDebts({ balances });
  const fewest = amounts.length - mostZeroGroups(amounts);
  expect(plan).toMatchObject({ ok: true, value: { isOptimal: true, lowerBound: fewest } });
  // The fastest run: other load on the machine only adds time.
  expect(result.get('settle').latency.min).toBeLessThan(100);
});

const SEEDS = 10;

test.each([24, 30, 40].flatMap((people) => [3, 4, 5, 6].map((size) => [people, size] as const)))(
  '%d people in hidden groups of %d take few more payments than there must be',
  (people, size) => {
    let [payments, least, greedy, slowest] = [0, 0, 0, 0];
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const hidden = hiddenGroups({ people, size, seed });
      const positions = Object.entries(hidden).map(([person, amount]) => ({ person, amount }));
      const begun = performance.now();
      const plan = simplifyDebts({ balances: hidden });
      slowest = Math.max(slowest, performance.now() - begun);
      if (!plan.ok) throw new Error(plan.error.code);
      payments += plan.value.payments.length;
      least += plan.value.lowerBound;
      greedy += payLargestFirst(positions, 0).payments.length;
    }
    const of = (count: number): string => (count / SEEDS).toFixed(1);
    // oxlint-disable-next-line no-console -- the figures are what a bench is for
    console.log(
      `${people} people, groups of ${size}: ${of(payments)} payments, at least ${of(least)}, ` +
        `largest first ${of(greedy)}, slowest ${slowest.toFixed(0)} ms`,
    );
    expect(payments / least).toBeLessThanOrEqual(1.04);
    expect(payments).toBeLessThanOrEqual(SEEDS * (people - Math.floor(people / size)));
  },
);

test('one creditor among 250 people costs next to nothing', async ({ bench }) => {
  const owed = Array.from({ length: 249 }, (_, index) => [`p${index}`, -(16_807 + index * 31)]);
  const all: Record<string, number> = Object.fromEntries(owed);
  const total = Object.values(all).reduce((sum, one) => sum - one, 0);
  const alone = { ...all, z: total };
  const result = await bench.compare(
    bench('one creditor among 250', () => {
      simplifyDebts({ balances: alone });
    }),
    bench('20 people', () => {
      simplifyDebts({ balances });
    }),
    { iterations: 10, warmupIterations: 1, time: 0, warmupTime: 0 },
  );
  const [one, twenty] = ['one creditor among 250', '20 people'] as const;
  expect(result.get(one).latency.min).toBeLessThan(result.get(twenty).latency.min);
});
