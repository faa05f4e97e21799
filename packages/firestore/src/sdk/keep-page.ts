import { type Firestore, loadBundle } from 'firebase/firestore';
import { generateId } from '../collection/generate-id.ts';
import type { JsonPage } from './rest-pages.ts';

/** Documents handed over at once: the SDK's queue does nothing else meanwhile. */
const SLICE = 50;

/**
 * Puts what was read past the SDK into its store, slice by slice, each once the page has nothing more
 * urgent to do; what the store has newer stays. Stops once it is not wanted any more.
 */
export async function keepPage(
  db: Firestore,
  { documents, readTime }: JsonPage,
  isWanted: () => boolean,
): Promise<void> {
  for (let at = 0; at < documents.length; at += SLICE) {
    const elements = documents
      .slice(at, at + SLICE)
      .flatMap((document) => [
        { documentMetadata: { name: document.name, readTime, exists: true } },
        { document },
      ]);
    await idle();
    if (!isWanted()) return;
    await loadBundle(db, bundle(elements, readTime));
  }
}

/** The format in which the service hands over documents that it has packed. */
function bundle(elements: readonly object[], createTime: string): string {
  const body = elements.map(element).join('');
  const totalBytes = new TextEncoder().encode(body).length;
  const totalDocuments = elements.length / 2;
  const metadata = { id: generateId(), version: 1, createTime, totalDocuments, totalBytes };
  return element({ metadata }) + body;
}

/** Each element stands behind its length in bytes. */
function element(content: object): string {
  const text = JSON.stringify(content);
  return `${new TextEncoder().encode(text).length}${text}`;
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: 1_000 });
    else setTimeout(resolve, 50);
  });
}
