import type { PrecacheEntry } from 'workbox-precaching';

/** Fewer than the six connections that a browser opens to one host: the page needs some itself. */
const AT_ONCE = 4;

/**
 * Brings the app's files into the browser's cache, several at a time. The precache takes one after the other, which
 * on a slow line is one round trip for each of some 250 files; with this it finds them there.
 */
export async function fetchAhead(files: readonly PrecacheEntry[]): Promise<void> {
  // Only a file whose name is the hash of its content may be taken from that cache.
  const queue = files.filter(({ revision }) => revision === null).map(({ url }) => url);
  const worker = async () => {
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      // What fails here is asked for again, and then counts.
      await fetch(url, { priority: 'low' })
        .then((response) => response.arrayBuffer())
        .catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
