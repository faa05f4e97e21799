import { FirebaseError } from 'firebase/app';
import type { RestAccess } from './rest-access.ts';
import type { JsonFields, JsonValue } from './decode-json.ts';

/** A document in the format of the REST interface. */
interface JsonDocument {
  readonly name: string;
  readonly fields?: JsonFields;
  readonly createTime: string;
  readonly updateTime: string;
}

/** A page of results in the REST format. */
export interface JsonPage {
  readonly documents: readonly JsonDocument[];
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
}

/**
 * Reads all documents of a collection that have the field, page by page; prefetches the next page
 * while the caller handles one.
 */
export async function* restPages(
  access: RestAccess,
  query: DirectQuery,
): AsyncGenerator<JsonPage, void> {
  const ending = new AbortController();
  const ask = (after: JsonDocument | undefined, limit: number) => {
    const page = runQuery(access, structured(query, after, limit), query.path, ending.signal);
    // Ignore failures of a prefetched page after the caller has stopped reading.
    page.catch(() => undefined);
    return page;
  };
  try {
    let [size = 1_000, ...sizes] = query.sizes;
    let next = ask(undefined, size);
    for (;;) {
      const page = await next;
      const last = page.documents.length < size ? undefined : page.documents.at(-1);
      [size = size, ...sizes] = sizes;
      if (last !== undefined) next = ask(last, size);
      if (page.documents.length > 0) yield page;
      if (last === undefined) return;
    }
  } finally {
    ending.abort();
  }
}

function structured(
  { path, by, direction }: DirectQuery,
  after: JsonDocument | undefined,
  limit: number,
): object {
  const order = direction === 'asc' ? 'ASCENDING' : 'DESCENDING';
  const value: JsonValue = after?.fields?.[by] ?? { nullValue: null };
  return {
    from: [{ collectionId: path.slice(path.lastIndexOf('/') + 1) }],
    orderBy: [by, '__name__'].map((fieldPath) => ({ field: { fieldPath }, direction: order })),
    ...(after === undefined
      ? {}
      : { startAt: { values: [value, { referenceValue: after.name }], before: false } }),
    limit,
  };
}

interface Answer {
  readonly document?: JsonDocument;
  readonly readTime?: string;
  readonly error?: { readonly status?: string; readonly message?: string };
}

async function runQuery(
  { baseUrl, getToken }: RestAccess,
  structuredQuery: object,
  path: string,
  signal: AbortSignal,
): Promise<JsonPage> {
  const idToken = await getToken();
  const parent = path.includes('/') ? `/${path.slice(0, path.lastIndexOf('/'))}` : '';
  const response = await fetch(`${baseUrl}${parent}:runQuery`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(idToken === undefined ? {} : { authorization: `Bearer ${idToken}` }),
    },
    body: JSON.stringify({ structuredQuery }),
    signal,
  });
  const answers = (await response.json()) as Answer | readonly Answer[];
  const all = 'error' in answers ? [answers] : (answers as readonly Answer[]);
  const failed = all.find(({ error }) => error !== undefined)?.error;
  if (failed !== undefined || !response.ok) throw failure(failed, response.status);
  return {
    documents: all.flatMap(({ document }) => document ?? []),
    readTime: all.findLast(({ readTime }) => readTime !== undefined)?.readTime ?? '',
  };
}

function failure(error: Answer['error'], status: number): FirebaseError {
  const code = error?.status?.toLowerCase().replaceAll('_', '-') ?? 'unavailable';
  return new FirebaseError(code, error?.message ?? `The service answered with ${status}.`);
}
