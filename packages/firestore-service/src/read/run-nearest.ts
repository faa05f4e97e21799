import { type Document, RpcError } from '@quits/service-base';
import { groupIndexes } from '../indexes/index-config.ts';
import { fieldFilters } from '../query/field-filters.ts';
import type { Query } from '../query/query.ts';
import type { DocumentStore } from '../storage/document-store.ts';
import { formatFieldPath, NAME_PATH, valueAt, withValueAt } from '../value/field-path.ts';
import { doubleValue } from '../value/number.ts';
import { distanceBetween, vectorOf, type Nearest } from '../nearest/nearest.ts';

/** A query that ends with a vector search. */
export type NearestQuery = Query & { readonly nearest: Nearest };

/** Returns the query for the documents to search. */
export function searchedQuery({ nearest: _nearest, limit: _limit, ...query }: NearestQuery): Query {
  return { ...query, offset: 0, orderBy: [{ path: [NAME_PATH], descending: false }] };
}

/**
 * Returns the documents with the nearest vectors, nearest first; skips documents without a matching
 * vector.
 */
export function findNearest({ nearest }: NearestQuery, documents: readonly Document[]): Document[] {
  const { path, vector, measure, limit, threshold, resultField } = nearest;
  const sign = measure === 'DOT_PRODUCT' ? -1 : 1;
  const found = documents.flatMap((document) => {
    const candidate = vectorOf(valueAt(document.fields, path));
    if (candidate?.length !== vector.length) return [];
    const distance = distanceBetween(measure, candidate, vector);
    const isNear = threshold === undefined || distance * sign <= threshold * sign;
    return isNear && !Number.isNaN(distance) ? [{ document, distance }] : [];
  });
  found.sort((a, b) => (a.distance - b.distance) * sign);
  return found.slice(0, limit).map(({ document, distance }) => {
    if (resultField === undefined) return document;
    const fields = withValueAt(document.fields ?? {}, resultField, doubleValue(distance));
    return { ...document, fields };
  });
}

/** @throws {RpcError} `FAILED_PRECONDITION` when indexes are required and no vector index fits */
export function checkVectorIndex({ indexes }: DocumentStore, query: NearestQuery): void {
  if (!indexes.config.isRequired) return;
  const { collectionId = '', allDescendants, filter, nearest } = query;
  const scope = allDescendants ? 'group' : 'collection';
  const filtered = new Set(fieldFilters(filter).map(({ path }) => formatFieldPath(path)));
  const hasIndex = groupIndexes(indexes.config, collectionId).vectors.some(
    (index) =>
      index.scope === scope &&
      index.dimension === nearest.vector.length &&
      formatFieldPath(index.path) === formatFieldPath(nearest.path) &&
      [...filtered].every((path) => index.fields.includes(path)) &&
      index.fields.every((path) => filtered.has(path)),
  );
  if (hasIndex) return;
  const definition = {
    collectionGroup: collectionId,
    queryScope: allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    fields: [
      ...[...filtered].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
      {
        fieldPath: formatFieldPath(nearest.path),
        vectorConfig: { dimension: nearest.vector.length, flat: {} },
      },
    ],
  };
  throw new RpcError(
    'FAILED_PRECONDITION',
    `Missing vector index configuration. Please create the required index by adding this to firestore.indexes.json: ${JSON.stringify({ indexes: [definition] })}`,
  );
}
