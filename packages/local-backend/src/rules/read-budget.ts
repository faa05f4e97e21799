import type { ReadBudget } from './contract.ts';

/** Documents that the rules of one single-document request or query may read. */
export const READS_PER_DOCUMENT = 10;

/** Documents that the rules of one commit, transaction or multi-document read may read. */
export const READS_PER_BATCH = 20;

/** Makes a budget of so many distinct documents. */
export function createReadBudget(limit: number): ReadBudget {
  const charged = new Set<string>();
  return {
    charge(name) {
      if (charged.has(name)) return true;
      if (charged.size >= limit) return false;
      charged.add(name);
      return true;
    },
  };
}
