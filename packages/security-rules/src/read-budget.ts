import type { ReadBudget } from './contract.ts';

/** Documents that the rules of one single-document request or query may read. */
export const READS_PER_DOCUMENT = 10;

/** Documents that the rules of one commit, transaction or multi-document read may read. */
export const READS_PER_BATCH = 20;

/**
 * Whether a document that rules read for several documents of one commit counts once or each time:
 * the service "may" cache it; it doesn't specify more.
 */
export type RuleAccesses = 'cached' | 'uncached';

/** Creates a budget of `limit` distinct documents. */
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

/** Creates the budget shared by the documents of one commit, transaction or multi-document read. */
export function createSharedBudget(documents: number, accesses: RuleAccesses): ReadBudget {
  const limit = documents > 1 ? READS_PER_BATCH : READS_PER_DOCUMENT;
  if (accesses === 'cached') return createReadBudget(limit);
  let left = limit;
  return { charge: () => left-- > 0 };
}
