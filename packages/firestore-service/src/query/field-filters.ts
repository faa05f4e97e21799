import type { FieldFilter, Filter } from './query.ts';

/** Returns all leaves of a filter tree. */
export function fieldFilters(filter: Filter | undefined): readonly FieldFilter[] {
  if (filter === undefined) return [];
  return filter.kind === 'field' ? [filter] : filter.filters.flatMap((part) => fieldFilters(part));
}
