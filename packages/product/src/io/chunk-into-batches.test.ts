import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunkIntoBatches, type Sized } from './chunk-into-batches.ts';

const person = fc.integer({ min: 0, max: 249 }).map((at) => `p${at}`);
const amounts = fc.dictionary(person, fc.integer({ min: 1 }), { minKeys: 1, maxKeys: 200 });
const items = fc.array(fc.record({ payers: amounts, shares: amounts, category: fc.string() }));

const keys = (commit: readonly Sized[]) =>
  new Set(
    commit.flatMap(({ payers, shares, category }) => [
      `c ${category}`,
      ...Object.keys(payers).map((id) => `p ${id}`),
      ...Object.keys(shares).map((id) => `s ${id}`),
    ]),
  ).size;

describe('chunkIntoBatches', () => {
  it('keeps every expense, in order', () => {
    fc.assert(
      fc.property(items, (all) => {
        expect([...chunkIntoBatches(all)].flat()).toEqual(all);
      }),
    );
  });

  it('puts no more into a commit than the provider works out for one document', () => {
    fc.assert(
      fc.property(items, (all) => {
        const several = [...chunkIntoBatches(all)].filter((commit) => commit.length > 1);
        expect(several.filter((commit) => keys(commit) > 400)).toEqual([]);
      }),
    );
  });

  it('puts 250 small expenses into a commit', () => {
    const small = { payers: { a: 1 }, shares: { a: 1 }, category: 'x' };
    const lengths = [...chunkIntoBatches(Array.from({ length: 501 }, () => small))].map(
      (c) => c.length,
    );
    expect(lengths).toEqual([250, 250, 1]);
  });

  it('keeps a request below some megabytes', () => {
    const large = { payers: { a: 1 }, shares: { a: 1 }, category: 'x', notes: 'n'.repeat(900_000) };
    expect([...chunkIntoBatches([large, large, large])].map((c) => c.length)).toEqual([2, 1]);
  });
});
