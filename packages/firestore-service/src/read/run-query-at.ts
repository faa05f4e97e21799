import type { Document } from '@quits/service-base';
import { matchesQuery } from '../query/matches-query.ts';
import { compareDocuments } from '../query/query-order.ts';
import type { Query } from '../query/query.ts';
import type { Change } from '../storage/change.ts';
import type { DocumentStore } from '../storage/document-store.ts';
import { runQuery } from './run-query.ts';

/** A query's result as it was before changes: today's without them, with their former revisions. */
export function runQueryBefore(
  store: DocumentStore,
  query: Query,
  changes: readonly Change[],
): Document[] {
  const relevant = changes.filter((change) => touchesQuery(query, change));
  if (relevant.length === 0) return runQuery(store, query);
  const { offset, limit, ...unlimited } = query;
  const changed = new Set(relevant.map(({ name }) => name.full));
  const reach = limit === undefined ? {} : { limit: offset + limit + changed.size };
  const unchanged = runQuery(store, { ...unlimited, ...reach, offset: 0 }).filter(
    ({ name }) => !changed.has(name),
  );
  const former = relevant.flatMap(({ before }) =>
    before !== null && matchesQuery(query, before) ? [before] : [],
  );
  const all = [...unchanged, ...former];
  all.sort((a, b) => compareDocuments(query.orderBy, a, b));
  return all.slice(offset, limit === undefined ? undefined : offset + limit);
}

/** Returns whether a change affects a query's documents. */
export function touchesQuery(query: Query, { before, after }: Change): boolean {
  return (
    (before !== null && matchesQuery(query, before)) ||
    (after !== null && matchesQuery(query, after))
  );
}
