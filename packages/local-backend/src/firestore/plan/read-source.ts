import type { Query } from '../query/query.ts';
import { parseDocumentName } from '../name/resource-name.ts';
import type { DocumentStore } from '../storage/document-store.ts';
import type { Document } from '../value/value.ts';
import { EntryCursor } from './entry-cursor.ts';
import { intersectCursors } from './intersect-cursors.ts';
import type { IndexRead, Source } from './query-plan.ts';

/** Reads the candidates that a source of a plan gives. */
export function* readSource(
  store: DocumentStore,
  query: Query,
  source: Source,
): Generator<Document> {
  switch (source.kind) {
    case 'document': {
      const document = store.get(parseDocumentName(source.reference));
      if (document !== null) yield document;
      return;
    }
    case 'names':
      yield* readNames(store, query, source);
      return;
    case 'entries':
      yield* readEntries(store, query, source);
      return;
    case 'database':
      yield* store.scanDatabase(query.database);
  }
}

function* readNames(
  store: DocumentStore,
  query: Query,
  scan: Extract<Source, { kind: 'names' }>,
): Generator<Document> {
  const { database, collectionId = '', allDescendants } = query;
  if (allDescendants) yield* store.scanGroup(database, collectionId, scan);
  else yield* store.scanCollection(database, collectionPath(query), scan);
}

function* readEntries(
  store: DocumentStore,
  query: Query,
  source: Extract<Source, { kind: 'entries' }>,
): Generator<Document> {
  const scope =
    source.scope === 'group'
      ? store.collections.findGroup(query.database, query.collectionId ?? '')
      : store.collections.find(query.database, collectionPath(query))?.id;
  if (scope === undefined) return;
  const cursors: EntryCursor[] = [];
  for (const read of source.reads) {
    const cursor = openCursor(store, source, read, scope);
    if (cursor === undefined) return;
    cursors.push(cursor);
  }
  const [first, ...others] = cursors;
  if (first === undefined) return;
  for (const row of intersectCursors([first, ...others])) {
    const document = store.getRow(query.database, row);
    if (document !== null) yield document;
  }
}

/** `undefined` when the index never had an entry. */
function openCursor(
  store: DocumentStore,
  { lower, upper, descending }: Extract<Source, { kind: 'entries' }>,
  { index: definition, prefix }: IndexRead,
  scope: number,
): EntryCursor | undefined {
  const index = store.indexes.find(definition);
  if (index === undefined) return undefined;
  return new EntryCursor(store.indexes, { index, scope, prefix, lower, upper, descending });
}

function collectionPath({ parent, collectionId = '' }: Query): string {
  return parent === '' ? collectionId : `${parent}/${collectionId}`;
}
