import type { ReadBudget } from './contract.ts';

/** Documents that the rules of one single-document request or query may read. */
export const READS_PER_DOCUMENT = 10;

/** Documents that the rules of one commit, transaction or multi-document read may read. */
export const READS_PER_BATCH = 20;

/**
 * Whether a document that the rules of one commit read for several of its documents counts once or each
 * time: the service "may" cache it, and says no more.
 */
export type RuleAccesses = 'cached' | 'uncached';

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

/** Makes the budget that the documents of one commit, transaction or multi-document read share. */
export function createSharedBudget(documents: number, accesses: RuleAccesses): ReadBudget {
  const limit = documents > 1 ? READS_PER_BATCH : READS_PER_DOCUMENT;
  if (accesses === 'cached') return createReadBudget(limit);
  let left = limit;
  return { charge: () => left-- > 0 };
}
