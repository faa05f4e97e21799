import { registerRoute } from 'workbox-routing';
import { RECOGNITION_FOLDER } from '@quits/app-platform/photo-text/recognition-files.ts';

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'quits-recognition';

/** Keeps the files of the text recognition, megabytes that few need, once they were used; forgets those of other versions. */
export function serveRecognition(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${RECOGNITION_FOLDER}/`),
    answer,
  );
  self.addEventListener('activate', (event) => event.waitUntil(forgetOld()));

  async function answer({ request }: { readonly request: Request }): Promise<Response> {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(request.url);
    if (kept !== undefined) return kept;
    const response = await fetch(request);
    // If the storage is full, the file is fetched again next time.
    if (response.ok) await cache.put(request.url, response.clone()).catch(() => undefined);
    return response;
  }

  async function forgetOld(): Promise<void> {
    const cache = await caches.open(CACHE);
    const old = (await cache.keys()).filter(({ url }) => !url.includes(RECOGNITION_FOLDER));
    await Promise.all(old.map((request) => cache.delete(request)));
  }
}
