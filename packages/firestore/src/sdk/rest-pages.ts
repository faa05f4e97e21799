import { sdkError } from '../errors/sdk-error.ts';
import { type ColumnBlock, columnDocuments, COLUMNS_TYPE } from './column-documents.ts';
import { type JsonDocument, jsonDocument, type RestDocument } from './json-documents.ts';
import { jsonElements } from './json-elements.ts';
import { jsonLines } from './json-lines.ts';
import type { JsonQuery } from './json-query.ts';
import type { RestAccess } from './rest-access.ts';

/** A page of results. */
export interface ReadPage {
  readonly documents: readonly RestDocument[];
  /** Read time, in the format of the service. */
  readonly readTime: string;
}

/** Selection and order of the documents to read. */
export interface DirectQuery {
  /** Path of the collection. */
  readonly path: string;
  /** A field at the top of the documents. */
  readonly by: string;
  readonly direction: 'asc' | 'desc';
  /** Number of documents of each page; the last number applies to all further pages. */
  readonly sizes: readonly number[];
  /** Maximum number of documents to read; `undefined` for all. */
  readonly limit: number | undefined;
}

interface Answer {
  readonly document?: JsonDocument;
  readonly readTime?: string;
  readonly error?: { readonly status?: string; readonly message?: string };
}

/**
 * Reads all documents of a collection that have the field, in one request; yields pages while the response arrives.
 * @throws {FirebaseError} if the service rejects the request or reports an error midway
 */
export async function* restPages(
  access: RestAccess,
  query: DirectQuery,
): AsyncGenerator<ReadPage, void> {
  const ending = new AbortController();
  try {
    const response = await runQuery(access, requestOf(query, access), ending.signal);
    let [size = 1_000, ...sizes] = query.sizes;
    const left: Draft = { documents: [], readTime: '' };
    for await (const results of resultsOf(response)) {
      addResults(left, results, response.status);
      while (left.documents.length >= size) {
        yield { ...left, documents: left.documents.splice(0, size) };
        [size = size, ...sizes] = sizes;
      }
    }
    if (!response.ok) throw failure(undefined, response.status);
    if (left.documents.length > 0) yield left;
  } finally {
    ending.abort();
  }
}

/** A page that is still arriving. */
interface Draft {
  readonly documents: RestDocument[];
  readTime: string;
}

/** @throws {FirebaseError} if the service reports an error among the results */
function addResults(page: Draft, results: readonly Results[], status: number): void {
  for (const { error, readTime = page.readTime, documents } of results) {
    if (error !== undefined) throw failure(error, status);
    page.readTime = readTime;
    page.documents.push(...documents);
  }
}

/** Documents that arrive together, or a failure. */
interface Results {
  readonly documents: readonly RestDocument[];
  readonly readTime?: string | undefined;
  readonly error?: Answer['error'] | undefined;
}

/** Yields the parts of a response as they arrive, in whichever of the two formats. */
async function* resultsOf(response: Response): AsyncGenerator<readonly Results[], void> {
  if (response.headers.get('content-type')?.startsWith(COLUMNS_TYPE) !== true) {
    for await (const answers of jsonElements<Answer>(response)) yield answers.map(fromJson);
    return;
  }
  for await (const lines of jsonLines<ColumnBlock | { readonly message: Answer }>(response)) {
    yield lines.map((line) =>
      'message' in line
        ? fromJson(line.message)
        : { documents: columnDocuments(line), readTime: line.readTime },
    );
  }
}

function fromJson({ document, readTime, error }: Answer): Results {
  return { documents: document === undefined ? [] : [jsonDocument(document)], readTime, error };
}

/**
 * Reads the results of a query at once.
 * @throws {FirebaseError} if the service rejects the request or reports an error midway
 */
export async function restPage(access: RestAccess, query: JsonQuery): Promise<ReadPage> {
  const response = await runQuery(access, query);
  const page: Draft = { documents: [], readTime: '' };
  for await (const results of resultsOf(response)) addResults(page, results, response.status);
  if (!response.ok) throw failure(undefined, response.status);
  return page;
}

function requestOf({ path, by, direction, limit }: DirectQuery, access: RestAccess): JsonQuery {
  const root = rootOf(access);
  const order = direction === 'asc' ? 'ASCENDING' : 'DESCENDING';
  return {
    parent: path.includes('/') ? `${root}/${path.slice(0, path.lastIndexOf('/'))}` : root,
    structuredQuery: {
      from: [{ collectionId: path.slice(path.lastIndexOf('/') + 1) }],
      orderBy: [by, '__name__'].map((fieldPath) => ({ field: { fieldPath }, direction: order })),
      ...(limit === undefined ? {} : { limit }),
    },
  };
}

/** Returns the full name of the database's root. */
export function rootOf({ baseUrl }: RestAccess): string {
  return baseUrl.slice(baseUrl.indexOf('/projects/') + 1);
}

async function runQuery(
  access: RestAccess,
  { parent, structuredQuery }: JsonQuery,
  signal?: AbortSignal,
): Promise<Response> {
  const idToken = await access.getToken();
  return fetch(`${access.baseUrl}${parent.slice(rootOf(access).length)}:runQuery`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // Of the two, the provider only knows the second.
      accept: `${COLUMNS_TYPE}, application/json`,
      ...(idToken === undefined ? {} : { authorization: `Bearer ${idToken}` }),
    },
    body: JSON.stringify({ structuredQuery }),
    ...(signal === undefined ? {} : { signal }),
  });
}

/** Returns the error of a response, as the SDK would throw it. */
export function failure(error: Answer['error'], status: number): Error {
  const code = error?.status?.toLowerCase().replaceAll('_', '-') ?? 'unavailable';
  return sdkError(code, error?.message ?? `The service answered with ${status}.`);
}
