import { isExact } from '../plan/is-exact.ts';
import { planQuery } from '../plan/query-plan.ts';
import { countSource } from '../plan/read-source.ts';
import type { Query } from '../query/query.ts';
import type { DocumentStore } from '../storage/document-store.ts';
import { runQuery } from './run-query.ts';

/**
 * Counts a query's documents; from the index alone if that is exact.
 * @throws {RpcError} `FAILED_PRECONDITION` if a required index is missing
 */
export function countQuery(store: DocumentStore, query: Query): number {
  const plan = planQuery(store.indexConfig, query);
  const [source] = plan.sources;
  if (source === undefined || plan.needsSort || !isExact(query, plan)) {
    return runQuery(store, query).length;
  }
  const all = countSource(store, query, source);
  return Math.min(Math.max(all - query.offset, 0), query.limit ?? Infinity);
}
