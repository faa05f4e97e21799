import { expect, test } from 'vitest';
import { growth, soak } from '../tests/support/soak.ts';

const ROUNDS = 240;
/** Number of rounds after which allocators have reserved their memory. */
const WARM_UP = 80;
const MEBI = 1024 * 1024;

test('memory stays where it is', { timeout: 900_000 }, async () => {
  const samples = (await soak(ROUNDS)).slice(WARM_UP);
  const inUse = growth(samples, 'inUse') / MEBI;
  const resident = growth(samples, 'resident') / MEBI;
  const last = samples.at(-1);
  console.log(
    `${ROUNDS} rounds: in use ${((last?.inUse ?? 0) / MEBI).toFixed(1)} MiB, grew by ${inUse.toFixed(2)};` +
      ` resident ${((last?.resident ?? 0) / MEBI).toFixed(0)} MiB, grew by ${resident.toFixed(1)}`,
  );
  expect(inUse).toBeLessThan(1);
  expect(resident).toBeLessThan(24);
});
