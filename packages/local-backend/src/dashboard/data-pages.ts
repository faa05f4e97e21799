import type { DocumentContent, DocumentPage, Value } from '@quits/dashboard/api';
import { HttpError, type Message } from '@quits/service-base';
import { askFirestore, nameOf, streamFirestore } from './ask-firestore.ts';
import type { DashboardSources } from './dashboard-sources.ts';
import { summarize } from './summarize.ts';

const PAGE_SIZE = 500;
/** Maximum number of documents that a query returns. */
const MOST_FOUND = 1000;

/** Returns a document with the collections below it; the path `''` is the root. */
export async function documentAt(
  sources: DashboardSources,
  path: string,
): Promise<DocumentContent> {
  const name = nameOf(sources, path);
  const [found, collections] = await Promise.all([
    path === '' ? undefined : found404(askFirestore(sources, 'GetDocument', { name })),
    collectionsOf(sources, name),
  ]);
  if (found === undefined) return { fields: null, collections };
  return {
    fields: (found['fields'] ?? {}) as Readonly<Record<string, Value>>,
    createTime: String(found['createTime']),
    updateTime: String(found['updateTime']),
    collections,
  };
}

/** Returns a page of a collection, including documents that only hold collections. */
export async function documentsIn(
  sources: DashboardSources,
  collection: string,
  pageToken: string | null,
): Promise<DocumentPage> {
  const place = placeOf(sources, collection);
  const reply = await askFirestore(sources, 'ListDocuments', {
    ...place,
    pageSize: PAGE_SIZE,
    showMissing: true,
    ...(pageToken === null ? {} : { pageToken }),
  });
  const documents = (reply['documents'] ?? []) as Message[];
  const next = reply['nextPageToken'];
  const from = [{ collectionId: place.collectionId }];
  const isFirst = pageToken === null;
  return {
    documents: documents.map(summaryOf),
    ...(isFirst ? { total: await count(sources, place.parent, { from }) } : {}),
    ...(typeof next === 'string' && next !== '' ? { next } : {}),
  };
}

/** Returns the documents that match a query sent by the page. */
export async function documentsFound(
  sources: DashboardSources,
  query: Message,
): Promise<DocumentPage> {
  const collection = textOf(query, 'collection');
  const { parent, collectionId } = placeOf(sources, collection);
  const filters = [
    ...prefixFilters(nameOf(sources, collection), query['prefix']),
    ...fieldFilters(query),
  ];
  const structuredQuery = {
    from: [{ collectionId }],
    ...(filters.length === 0 ? {} : { where: { compositeFilter: { op: 'AND', filters } } }),
  };
  const [found, total] = await Promise.all([
    streamFirestore(sources, 'RunQuery', {
      parent,
      structuredQuery: { ...structuredQuery, limit: MOST_FOUND },
    }),
    count(sources, parent, structuredQuery),
  ]);
  const documents = found.flatMap(({ document }) =>
    document === undefined ? [] : [summaryOf(document as Message)],
  );
  return { documents, total };
}

/** Returns the parent and the id of a collection's path. @throws {HttpError} 400 for other paths */
export function placeOf(sources: DashboardSources, collection: string) {
  const segments = collection.split('/');
  if (segments.length % 2 === 0) throw new HttpError(400, 'This is not the path of a collection.');
  const collectionId = segments.pop() ?? '';
  return { parent: nameOf(sources, segments.join('/')), collectionId };
}

/** Returns a text of a request. @throws {HttpError} 400 if it is missing */
export function textOf(body: Message, field: string): string {
  const value = body[field];
  if (typeof value !== 'string') throw new HttpError(400, `${field} must be a text.`);
  return value;
}

function prefixFilters(collection: string, prefix: unknown): Message[] {
  if (typeof prefix !== 'string' || prefix === '') return [];
  const bound = (op: string, id: string) => {
    const value = { referenceValue: `${collection}/${id}` };
    return { fieldFilter: { field: { fieldPath: '__name__' }, op, value } };
  };
  // The last character of Unicode's private use area follows all that ids usually contain.
  return [bound('GREATER_THAN_OR_EQUAL', prefix), bound('LESS_THAN', `${prefix}\u{f8ff}`)];
}

function fieldFilters({ field, operator, value }: Message): Message[] {
  if (typeof field !== 'string' || field === '') return [];
  return [{ fieldFilter: { field: { fieldPath: field }, op: operator, value } }];
}

async function count(
  sources: DashboardSources,
  parent: string,
  structuredQuery: Message,
): Promise<number> {
  const aggregations = [{ alias: 'count', count: {} }];
  const [reply] = await streamFirestore(sources, 'RunAggregationQuery', {
    parent,
    structuredAggregationQuery: { structuredQuery, aggregations },
  });
  const result = reply?.['result'] as
    | { readonly aggregateFields?: { readonly count?: { readonly integerValue?: string } } }
    | undefined;
  return Number(result?.aggregateFields?.count?.integerValue ?? 0);
}

async function collectionsOf(sources: DashboardSources, parent: string): Promise<string[]> {
  const ids: string[] = [];
  let pageToken: unknown = '';
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page names the next one
    const reply = await askFirestore(sources, 'ListCollectionIds', { parent, pageToken });
    ids.push(...((reply['collectionIds'] ?? []) as string[]));
    pageToken = reply['nextPageToken'] ?? '';
  } while (pageToken !== '');
  return ids;
}

function summaryOf({ name, fields, createTime }: Message) {
  const id = String(name).split('/').at(-1) ?? '';
  return { id, summary: createTime === undefined ? null : summarize(fields) };
}

async function found404(reply: Promise<Message>): Promise<Message | undefined> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return undefined;
    throw error;
  }
}
