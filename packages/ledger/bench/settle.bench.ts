import { expect, test } from 'vitest';
import { settle } from '../src/settle/settle.ts';
import { mostZeroGroups } from './straightforward.ts';

/**
 * Twenty people, no two with opposite balances, so that nothing is settled before the exact part.
 */
const amounts = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, -2, -4, -6, -8, -10, -12, -14, -16, -18, -10];
const balances = Object.fromEntries(amounts.map((amount, index) => [`p${index + 10}`, amount]));

test('20 people are settled exactly in less than 100 ms', async ({ bench }) => {
  const result = await bench.compare(
    bench('settle', () => {
      settle({ balances });
    }),
    bench('textbook recurrence', () => {
      mostZeroGroups(amounts);
    }),
    { iterations: 10, warmupIterations: 1, time: 0, warmupTime: 0 },
  );
  const plan = settle({ balances });
  const fewest = amounts.length - mostZeroGroups(amounts);
  expect(plan).toMatchObject({ ok: true, value: { proven: true, lowerBound: fewest } });
  // The fastest run: whatever else the machine does only ever adds.
  expect(result.get('settle').latency.min).toBeLessThan(100);
});
