import type { Document } from '@quits/service-base';
import type { IndexConfig } from '../indexes/index-config.ts';
import { checkVectorIndex, findNearest, searchedQuery, type NearestQuery } from './run-nearest.ts';
import { mergeSorted } from '../plan/merge-sorted.ts';
import { planQuery } from '../plan/query-plan.ts';
import { readSource } from '../plan/read-source.ts';
import { matchesQuery } from '../query/matches-query.ts';
import { compareDocuments } from '../query/query-order.ts';
import type { Query } from '../query/query.ts';
import type { DocumentStore } from '../storage/document-store.ts';
import { withSoundIndex } from './with-sound-index.ts';

/**
 * The documents of a query's result, in its order, offset and limit applied.
 * @throws {RpcError} `FAILED_PRECONDITION` when an index is missing and indexes are required
 */
export function runQuery(store: DocumentStore, query: Query): Document[] {
  return withSoundIndex(store, query.database, () => run(store, query));
}

function run(store: DocumentStore, query: Query): Document[] {
  const { nearest } = query;
  if (nearest !== undefined) return runNearest(store, { ...query, nearest });
  const { offset, limit = Infinity } = query;
  const result: Document[] = [];
  let skipped = 0;
  if (limit === 0) return result;
  for (const document of matching(store, store.indexConfig, query)) {
    if (skipped < offset) {
      skipped += 1;
      continue;
    }
    result.push(document);
    if (result.length === limit) break;
  }
  return result;
}

/** A vector search uses its own index; the query for its documents needs none. */
function runNearest(store: DocumentStore, query: NearestQuery): Document[] {
  checkVectorIndex(store, query);
  const config = { ...store.indexConfig, isRequired: false };
  return findNearest(query, [...matching(store, config, searchedQuery(query))]);
}

/** Yields all matching documents in order, reading on demand. */
function* matching(store: DocumentStore, config: IndexConfig, query: Query): Generator<Document> {
  const { sources, needsSort } = planQuery(config, query);
  const compare = (a: Document, b: Document) => compareDocuments(query.orderBy, a, b);
  const candidates = sources.map((source) => readMatching(store, query, source));
  if (needsSort) {
    const all = new Map<string, Document>();
    for (const source of candidates) {
      for (const document of source) all.set(document.name, document);
    }
    yield* [...all.values()].sort(compare);
  } else if (candidates.length === 1) {
    yield* candidates[0] ?? [];
  } else {
    yield* mergeSorted(candidates, compare);
  }
}

function* readMatching(
  store: DocumentStore,
  query: Query,
  source: Parameters<typeof readSource>[2],
): Generator<Document> {
  for (const document of readSource(store, query, source)) {
    if (matchesQuery(query, document)) yield document;
  }
}
