import { invalidArgument } from '../rpc/invalid-argument.ts';
import { fieldFilters } from './field-filters.ts';
import type { Filter } from './query.ts';

/**
 * Rejects combinations of filters that the service doesn't support.
 * @throws {RpcError} `INVALID_ARGUMENT`
 */
export function checkCombinations(filter: Filter | undefined): void {
  if (filter === undefined) return;
  const operators = fieldFilters(filter).map(({ op }) => op);
  if (operators.filter((op) => op === '!=' || op === 'not-in').length > 1) {
    throw invalidArgument(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NULL', or 'IS_NOT_NAN' filter allowed per query.",
    );
  }
  const hasAlternatives =
    operators.includes('in') || operators.includes('array-contains-any') || hasOr(filter);
  if (operators.includes('not-in') && hasAlternatives) {
    throw invalidArgument(
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
  }
  if (containsAtOnce(filter) > 1) {
    throw invalidArgument("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
  }
}

function hasOr(filter: Filter): boolean {
  if (filter.kind === 'field') return false;
  return filter.kind === 'or' || filter.filters.some(hasOr);
}

/** The most filters for elements of arrays that a document has to fit at once. */
function containsAtOnce(filter: Filter): number {
  if (filter.kind === 'field') {
    return filter.op === 'array-contains' || filter.op === 'array-contains-any' ? 1 : 0;
  }
  const counts = filter.filters.map(containsAtOnce);
  return filter.kind === 'or' ? Math.max(...counts) : counts.reduce((sum, count) => sum + count, 0);
}
