import { expectDocumentedSizes } from '@quits/tooling-presets/documented-sizes';
import { weighParts } from '@quits/tooling-presets/weight';
import { expect, it } from 'vitest';
import { weighed } from '../bench/weighed.ts';

const KILOBYTE = 1024;

/** The most that each part may add, in kilobytes: with the page, and in all. */
const budgets: Readonly<Record<string, readonly [first: number, all: number]>> = {
  common: [3, 3],
  'the embedded backend': [0.3, 0.3],
  'web vitals': [0.3, 3.5],
  'error reports': [0.7, 0.7],
  'checks and tests': [0.8, 0.8],
  everything: [3.2, 7],
};

it('adds no more to an app than its parts may', { timeout: 60_000 }, async () => {
  const weights = await weighParts(weighed);
  expect([...weights.keys()]).toEqual(Object.keys(budgets));
  for (const [part, { first, all }] of weights) {
    const [mostFirst = 0, mostAll = 0] = budgets[part] ?? [];
    expect(first / KILOBYTE, `${part}, with the page`).toBeLessThan(mostFirst);
    expect(all / KILOBYTE, `${part}, in all`).toBeLessThan(mostAll);
  }
  const sizes = (part: string) => [weights.get(part)?.first, weights.get(part)?.all];
  expectDocumentedSizes(new URL('../README.md', import.meta.url), {
    'consent, typed events, hooks': sizes('common'),
    everything: sizes('everything'),
  });
});
