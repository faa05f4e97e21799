import { expectDocumentedSizes } from '@quits/tooling-presets/documented-sizes';
import { weighParts } from '@quits/tooling-presets/weight';
import { expect, it } from 'vitest';
import { weighed } from '../bench/weighed.ts';

const KILOBYTE = 1024;

/** Maximum size that each part may add, in kilobytes: with the page, and in total. */
const budgets: Readonly<Record<string, readonly [first: number, all: number]>> = {
  common: [7.1, 15.9],
  connection: [1.7, 1.9],
  // Joins pages so that an added one costs only its own documents.
  lists: [1.5, 4.8],
  'documents by id': [0.5, 0.5],
  aggregates: [2.3, 3],
  'reading once': [0.3, 1.1],
  // Reading a document for a visitor is a file of its own.
  'reading past the SDK': [0.5, 4.5],
  transactions: [1.9, 2.3],
  'writes in parts': [0.5, 0.5],
  drain: [0.3, 0.3],
  migrations: [0.3, 0.3],
  'typed values': [0.3, 0.3],
  suspense: [0.3, 0.3],
  'only just made': [0.5, 0.5],
  'status of one document': [0.3, 0.3],
  everything: [13.2, 27.6],
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
    'collections, live queries, tracked writes, hooks': sizes('common'),
    everything: sizes('everything'),
  });
});
