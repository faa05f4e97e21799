import type { Query } from '../query/query.ts';
import { formatFieldPath, isNamePath } from '../value/field-path.ts';
import { isNaNValue } from '../value/number.ts';
import { disjunctions } from './disjunctions.ts';
import type { QueryPlan } from './query-plan.ts';
import { sortShape } from './sort-shape.ts';

const RANGES = ['<', '<=', '>', '>='];

/**
 * Returns whether a plan's candidates are exactly the matching documents, so that they can be
 * counted without reading. May return false negatives.
 */
export function isExact(query: Query, { sources }: QueryPlan): boolean {
  const [source, ...others] = sources;
  const [conjunction = []] = disjunctions(query.filter);
  if (source === undefined || others.length > 0) return false;
  if (query.startAt !== undefined || query.endAt !== undefined) return false;
  if (query.nearest !== undefined) return false;
  const isRange = (op: string, value: Parameters<typeof isNaNValue>[0]) =>
    RANGES.includes(op) && !isNaNValue(value);
  if (source.kind === 'names') {
    return conjunction.every(({ op, path, value }) => isNamePath(path) && isRange(op, value));
  }
  if (source.kind !== 'entries' || (query.allDescendants && query.parent !== '')) return false;
  const [first] = sortShape(query.orderBy, conjunction).fields;
  const ranged = first === undefined ? undefined : formatFieldPath(first.path);
  const equal = conjunction.filter(({ op }) => op === '==' || op === 'array-contains');
  const fixed = equal.map(({ path }) => formatFieldPath(path));
  if (new Set(fixed).size < fixed.length) return false;
  return conjunction.every((filter) => {
    if (equal.includes(filter)) return !('nullValue' in filter.value && filter.op !== '==');
    return formatFieldPath(filter.path) === ranged && isRange(filter.op, filter.value);
  });
}
