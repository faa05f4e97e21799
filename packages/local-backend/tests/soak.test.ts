import { expect, test } from 'vitest';
import { growth, soak } from './support/soak.ts';

const ROUNDS = 22;
/** The first rounds fill caches and compile code. */
const WARM_UP = 10;

test('memory stays where it is under load, broken requests included', async () => {
  const samples = (await soak(ROUNDS)).slice(WARM_UP);
  expect(growth(samples, 'inUse')).toBeLessThan(800_000);
}, 120_000);
