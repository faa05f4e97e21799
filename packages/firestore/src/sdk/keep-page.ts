import { type Firestore, loadBundle } from 'firebase/firestore';
import { generateId } from '../collection/generate-id.ts';
import { idle } from './idle.ts';
import type { JsonQuery } from './json-query.ts';
import type { ReadPage } from './rest-pages.ts';

/** Number of documents stored at once; blocks the SDK's queue until done. */
const SLICE = 50;
/** Name of a stored query: the SDK never removes one, so each replaces the last. */
const QUERY = 'page';

/**
 * Stores documents that were read over REST in the SDK's cache, slice by slice, each when the page
 * is idle; newer versions in the cache stay. Stops once `isWanted` returns false. With the query whose whole result they are, a
 * listener to it continues from the read time instead of reading them again.
 */
export async function keepPage(
  db: Firestore,
  { documents, readTime }: ReadPage,
  isWanted: () => boolean,
  query?: JsonQuery,
): Promise<void> {
  const bundledQuery = query && { ...query, limitType: 'FIRST' };
  const named = query && [{ namedQuery: { name: QUERY, bundledQuery, readTime } }];
  // The SDK takes the documents of a query from the same bundle.
  const size = query === undefined ? SLICE : documents.length;
  for (let at = 0; at < documents.length; at += size) {
    const elements = documents
      .slice(at, at + size)
      .map(({ toJson }) => toJson())
      .flatMap((document) => [
        {
          documentMetadata: {
            name: document.name,
            readTime,
            exists: true,
            ...(query === undefined ? {} : { queries: [QUERY] }),
          },
        },
        { document },
      ]);
    await idle(1_000);
    if (!isWanted()) return;
    await loadBundle(db, bundle([...(named ?? []), ...elements], readTime));
  }
}

/** Builds a Firestore bundle, the service's format of packed documents. */
function bundle(elements: readonly object[], createTime: string): string {
  const body = elements.map(element).join('');
  const totalBytes = new TextEncoder().encode(body).length;
  const totalDocuments = elements.filter((one) => 'document' in one).length;
  const metadata = { id: generateId(), version: 1, createTime, totalDocuments, totalBytes };
  return element({ metadata }) + body;
}

/** Prefixes an element with its length in bytes. */
function element(content: object): string {
  const text = JSON.stringify(content);
  return `${new TextEncoder().encode(text).length}${text}`;
}
