import type { Value } from '@quits/service-base';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { isNaNValue } from '../value/number.ts';
import type { FieldFilter, Filter } from '../query/query.ts';

const MAX_DISJUNCTIONS = 30;

/** Field filters that must all match. */
export type Conjunction = readonly FieldFilter[];

/**
 * Converts a filter to disjunctive normal form: a list of conjunctions. `in` becomes `==` and
 * `array-contains-any` becomes `array-contains`, one per value.
 * @throws {RpcError} `INVALID_ARGUMENT` if there are more than 30
 */
export function disjunctions(filter: Filter | undefined): readonly Conjunction[] {
  if (filter === undefined) return [[]];
  if (countDisjunctions(filter) > MAX_DISJUNCTIONS) {
    throw invalidArgument(
      `The query has too many disjunctions: at most ${MAX_DISJUNCTIONS} are supported after expansion to disjunctive normal form.`,
    );
  }
  return expand(filter);
}

/**
 * Returns the number of conjunctions that {@link disjunctions} would return, without creating them.
 */
function countDisjunctions(filter: Filter): number {
  if (filter.kind === 'field') return isAnyOf(filter) ? membersOf(filter.value).length : 1;
  const counts = filter.filters.map((part) => countDisjunctions(part));
  return filter.kind === 'or'
    ? counts.reduce((sum, count) => sum + count, 0)
    : counts.reduce((product, count) => product * count, 1);
}

function expand(filter: Filter): readonly Conjunction[] {
  if (filter.kind !== 'field') {
    const parts = filter.filters.map((part) => expand(part));
    return filter.kind === 'or' ? parts.flat() : combinations(parts);
  }
  if (!isAnyOf(filter)) return [[filter]];
  const op = filter.op === 'in' ? '==' : 'array-contains';
  return membersOf(filter.value)
    .filter((value) => !('nullValue' in value) && !isNaNValue(value))
    .map((value) => [{ ...filter, op, value }]);
}

function combinations(parts: readonly (readonly Conjunction[])[]): readonly Conjunction[] {
  return parts.reduce<readonly Conjunction[]>(
    (all, alternatives) => all.flatMap((one) => alternatives.map((part) => [...one, ...part])),
    [[]],
  );
}

function isAnyOf({ op }: FieldFilter): boolean {
  return op === 'in' || op === 'array-contains-any';
}

function membersOf(value: Value): readonly Value[] {
  return 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}
