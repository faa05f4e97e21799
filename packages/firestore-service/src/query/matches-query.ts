import type { Document } from '@quits/service-base';
import { matchesFilter } from './matches-filter.ts';
import { hasOrderFields, isWithinCursors } from './query-order.ts';
import type { Query } from './query.ts';

/** Returns whether a document matches a query, ignoring limit and offset. */
export function matchesQuery(query: Query, document: Document): boolean {
  return (
    isInScope(query, document.name) &&
    hasOrderFields(query, document) &&
    (query.filter === undefined || matchesFilter(query.filter, document)) &&
    isWithinCursors(query, document)
  );
}

/** Returns whether a document is in a collection that a query selects from. */
function isInScope(query: Query, name: string): boolean {
  const { database, parent, collectionId, allDescendants } = query;
  const root = `${database}/documents/`;
  const prefix = parent === '' ? root : `${root}${parent}/`;
  if (!name.startsWith(prefix)) return false;
  const idAt = name.lastIndexOf('/');
  const collection = name.slice(prefix.length, idAt);
  if (!allDescendants) {
    return collectionId === undefined ? !collection.includes('/') : collection === collectionId;
  }
  return (
    collectionId === undefined ||
    collection === collectionId ||
    collection.endsWith(`/${collectionId}`)
  );
}
