import type { Document } from '@quits/service-base';
import type { Query } from '../query/query.ts';
import { parseDocumentName } from '../name/resource-name.ts';
import type { DocumentStore } from '../storage/document-store.ts';
import { isEntryOf } from '../indexes/index-entries.ts';
import type { IndexStore } from '../indexes/index-store.ts';
import { DamagedIndexError } from '../indexes/damaged-index-error.ts';
import { parseIndexKey } from '../indexes/parse-index-key.ts';
import { EntryCursor } from './entry-cursor.ts';
import { intersectCursors } from './intersect-cursors.ts';
import type { IndexRead, Source } from './query-plan.ts';

type EntrySource = Extract<Source, { kind: 'entries' }>;

/** Reads the candidates of a source. */
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
  source: EntrySource,
): Generator<Document> {
  const cursors = openCursors(store, query, source);
  if (cursors === undefined) return;
  const pathAt = `${query.database}/documents/`.length;
  const definitions = source.reads.map(({ index }) => parseIndexKey(index));
  for (const { suffix, document: row } of intersectCursors(cursors)) {
    const document = store.getRow(query.database, row);
    const isOwn = definitions.every((definition, i) => {
      const { prefix = suffix } = source.reads[i] ?? {};
      const entry = Buffer.concat([prefix, suffix]);
      const path = document?.name.slice(pathAt) ?? '';
      return isEntryOf(definition, path, document?.fields ?? {}, entry);
    });
    if (document === null || !isOwn) throw new DamagedIndexError(query.collectionId ?? '');
    yield document;
  }
}

/** Returns the number of candidates of a source, without reading the documents. */
export function countSource(store: DocumentStore, query: Query, source: Source): number {
  if (source.kind === 'names') {
    const { database, collectionId = '', allDescendants } = query;
    return allDescendants
      ? store.countGroup(database, collectionId, source)
      : store.countCollection(database, collectionPath(query), source);
  }
  if (source.kind !== 'entries') return [...readSource(store, query, source)].length;
  const cursors = openCursors(store, query, source);
  if (cursors === undefined) return 0;
  if (cursors.length === 1) return cursors[0].count();
  let count = 0;
  for (const _entry of intersectCursors(cursors)) count += 1;
  return count;
}

/**
 * Opens the cursors; `undefined` if an index has no entries, since then nothing can be in all of
 * them.
 */
function openCursors(
  store: DocumentStore,
  query: Query,
  source: EntrySource,
): [EntryCursor, ...EntryCursor[]] | undefined {
  const { database, collectionId = '' } = query;
  const path = collectionPath(query);
  const { collections, indexes } = store.tablesOf(
    source.scope === 'group' ? { database, collectionId } : { database, collectionPath: path },
  );
  const scope =
    source.scope === 'group'
      ? collections.findGroup(database, collectionId)
      : collections.find(database, path)?.id;
  if (scope === undefined) return undefined;
  const cursors = source.reads.map((read) => openCursor(indexes, source, read, scope));
  const [first, ...others] = cursors.filter((cursor) => cursor !== undefined);
  if (first === undefined || others.length + 1 < cursors.length) return undefined;
  return [first, ...others];
}

/** `undefined` when the index never had an entry. */
function openCursor(
  indexes: IndexStore,
  { lower, upper, descending }: EntrySource,
  { index: definition, prefix }: IndexRead,
  scope: number,
): EntryCursor | undefined {
  const index = indexes.find(definition);
  if (index === undefined) return undefined;
  return new EntryCursor(indexes, { index, scope, prefix, lower, upper, descending });
}

function collectionPath({ parent, collectionId = '' }: Query): string {
  return parent === '' ? collectionId : `${parent}/${collectionId}`;
}
