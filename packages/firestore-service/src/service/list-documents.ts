import type { Document, Message } from '@quits/service-base';
import { compareIds } from '../value/compare-paths.ts';
import {
  checkCollectionId,
  documentNameOf,
  parseDocumentName,
  parseParentName,
  projectOf,
} from '../name/resource-name.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Query } from '../query/query.ts';
import { parseSelectMask } from '../read/parse-mask.ts';
import { project } from '../read/project.ts';
import type { SnapshotReader } from '../read/snapshot-reader.ts';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { booleanAt, stringAt } from '../rpc/read-message.ts';
import type { CallContext } from '../rpc/firestore-service.ts';
import { callerOf, type Engine } from './engine.ts';
import { decodePageToken, encodePageToken } from './page-token.ts';
import { pageSizeOf } from './page-size.ts';
import { readPlace } from './transactions.ts';

/** An item of a page, with the position where the next page starts. */
interface Entry {
  readonly id: string;
  readonly position: string;
  readonly document: Document | undefined;
}

/**
 * Handles ListDocuments: a page of a collection, optionally with missing documents that have
 * subcollections.
 */
export function listDocuments(engine: Engine, request: Message, context: CallContext): Message {
  const parentName = stringAt(request, 'parent');
  const { database, path: parent } = parseParentName(parentName);
  const collectionId = checkCollectionId(stringAt(request, 'collectionId'));
  const caller = callerOf(engine, context, projectOf(database));
  const orderBy = parseOrderBy(stringAt(request, 'orderBy'));
  const showMissing = booleanAt(request, 'showMissing');
  if (showMissing && orderBy.length > 0) {
    throw invalidArgument('showMissing and orderBy cannot be used together.');
  }
  const structuredQuery = { from: [{ collectionId }], orderBy };
  const query = parseQuery(parentName, structuredQuery);
  const { reader } = readPlace(engine, request, database);
  engine.access.query(caller, reader.readTime, query, structuredQuery);
  const pageSize = pageSizeOf(request);
  const after = decodePageToken(stringAt(request, 'pageToken'));
  const collection = parent === '' ? collectionId : `${parent}/${collectionId}`;
  const root = documentNameOf(database, collection);
  const bounded = { ...query, limit: pageSize + 1 };
  const entries =
    orderBy.length > 0
      ? orderedEntries(reader, bounded, Number(after ?? 0))
      : namedEntries(reader, bounded, root, after);
  if (showMissing) {
    const ids = take(engine.tree.childIds(database, collection, after), pageSize + 1);
    addMissing(entries, ids, (id) => reader.get(parseDocumentName(`${root}/${id}`)) === null);
  }
  const page = entries.slice(0, pageSize);
  const last = page.at(-1);
  const mask = parseSelectMask(request);
  const documents = page.map(({ id, document }) =>
    document === undefined ? { name: `${root}/${id}` } : project(document, mask),
  );
  if (entries.length <= pageSize || last === undefined) return { documents };
  return { documents, nextPageToken: encodePageToken(last.position) };
}

function orderedEntries(reader: SnapshotReader, query: Query, offset: number): Entry[] {
  if (!Number.isSafeInteger(offset)) throw invalidArgument('Invalid page token.');
  return reader.run({ ...query, offset }).map((document, i) => ({
    id: idOf(document),
    position: String(offset + i + 1),
    document,
  }));
}

function namedEntries(
  reader: SnapshotReader,
  query: Query,
  root: string,
  after: string | undefined,
): Entry[] {
  const startAt = { values: [{ referenceValue: `${root}/${after ?? ''}` }], before: false };
  return reader.run(after === undefined ? query : { ...query, startAt }).map((document) => ({
    id: idOf(document),
    position: idOf(document),
    document,
  }));
}

function addMissing(
  entries: Entry[],
  ids: readonly string[],
  isMissing: (id: string) => boolean,
): void {
  for (const id of ids) {
    if (isMissing(id)) entries.push({ id, position: id, document: undefined });
  }
  entries.sort((a, b) => compareIds(a.id, b.id));
}

/** Reads `field [desc], …`, with `name` for the document's name. */
function parseOrderBy(text: string): Message[] {
  if (text.trim() === '') return [];
  return text.split(',').map((part) => {
    const [field = '', direction = 'asc'] = part.trim().split(/\s+/);
    const fieldPath = field === 'name' ? '__name__' : field;
    const isDescending = direction.toLowerCase() === 'desc';
    return { field: { fieldPath }, direction: isDescending ? 'DESCENDING' : 'ASCENDING' };
  });
}

function idOf({ name }: Document): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

function take(ids: Iterable<string>, count: number): string[] {
  const taken: string[] = [];
  for (const id of ids) {
    if (taken.length === count) break;
    taken.push(id);
  }
  return taken;
}
