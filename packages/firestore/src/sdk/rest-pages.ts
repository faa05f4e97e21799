import { sdkError } from '../errors/sdk-error.ts';
import type { JsonFields } from './decode-json.ts';
import { jsonElements } from './json-elements.ts';
import type { RestAccess } from './rest-access.ts';

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
): AsyncGenerator<JsonPage, void> {
  const ending = new AbortController();
  try {
    const response = await runQuery(access, query, ending.signal);
    let [size = 1_000, ...sizes] = query.sizes;
    let documents: JsonDocument[] = [];
    let readTime = '';
    for await (const answers of jsonElements<Answer>(response)) {
      for (const answer of answers) {
        if (answer.error !== undefined) throw failure(answer.error, response.status);
        readTime = answer.readTime ?? readTime;
        if (answer.document !== undefined) documents.push(answer.document);
      }
      while (documents.length >= size) {
        yield { documents: documents.slice(0, size), readTime };
        documents = documents.slice(size);
        [size = size, ...sizes] = sizes;
      }
    }
    if (!response.ok) throw failure(undefined, response.status);
    if (documents.length > 0) yield { documents, readTime };
  } finally {
    ending.abort();
  }
}

async function runQuery(
  { baseUrl, getToken }: RestAccess,
  { path, by, direction, limit }: DirectQuery,
  signal: AbortSignal,
): Promise<Response> {
  const idToken = await getToken();
  const parent = path.includes('/') ? `/${path.slice(0, path.lastIndexOf('/'))}` : '';
  const order = direction === 'asc' ? 'ASCENDING' : 'DESCENDING';
  const structuredQuery = {
    from: [{ collectionId: path.slice(path.lastIndexOf('/') + 1) }],
    orderBy: [by, '__name__'].map((fieldPath) => ({ field: { fieldPath }, direction: order })),
    ...(limit === undefined ? {} : { limit }),
  };
  return fetch(`${baseUrl}${parent}:runQuery`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(idToken === undefined ? {} : { authorization: `Bearer ${idToken}` }),
    },
    body: JSON.stringify({ structuredQuery }),
    signal,
  });
}

/** Returns the error of a response, as the SDK would throw it. */
export function failure(error: Answer['error'], status: number): Error {
  const code = error?.status?.toLowerCase().replaceAll('_', '-') ?? 'unavailable';
  return sdkError(code, error?.message ?? `The service answered with ${status}.`);
}
