import type { DocumentStore } from '../storage/document-store.ts';
import { compareDocuments } from '../query/query-order.ts';
import { matchesQuery } from '../query/matches-query.ts';
import type { Query } from '../query/query.ts';
import type { Document } from '../value/value.ts';

const EVERYTHING = { descending: false };

/** The documents of a query's result, in its order, offset and limit applied. */
export function runQuery(store: DocumentStore, query: Query): Document[] {
  const matching = candidates(store, query).filter((document) => matchesQuery(query, document));
  matching.sort((a, b) => compareDocuments(query.orderBy, a, b));
  const end = query.limit === undefined ? undefined : query.offset + query.limit;
  return matching.slice(query.offset, end);
}

function candidates(store: DocumentStore, query: Query): Document[] {
  const { database, collectionId, parent } = query;
  if (collectionId === undefined) return [];
  if (query.allDescendants) return [...store.scanGroup(database, collectionId, EVERYTHING)];
  const path = parent === '' ? collectionId : `${parent}/${collectionId}`;
  return [...store.scanCollection(database, path, EVERYTHING)];
}
