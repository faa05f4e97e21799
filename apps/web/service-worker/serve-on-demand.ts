import type { PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isOnDemand, ON_DEMAND_CACHE, stemOf } from '@quits/app-platform/updates/on-demand.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Caches the files that only some users need when they are first requested, and updates the cached ones with the next build. The
 * page itself adds those that its first visit loaded before this worker was active.
 */
export function serveOnDemand(files: readonly PrecacheEntry[]): void {
  const urls = files.map(({ url }) => new URL(url, self.location.href).href);

  // Without its texts the next version couldn't start offline, so a failure fails the installation.
  self.addEventListener('install', (event) => event.waitUntil(renew()));
  self.addEventListener('activate', (event) => event.waitUntil(forgetOld()));
  registerRoute(({ url, sameOrigin }) => sameOrigin && isOnDemand(url.pathname), answer);

  async function renew(): Promise<void> {
    const cache = await caches.open(ON_DEMAND_CACHE);
    const kept = (await cache.keys()).map(({ url }) => url);
    const stems = new Set(kept.map(stemOf));
    await cache.addAll(urls.filter((url) => stems.has(stemOf(url)) && !kept.includes(url)));
  }

  async function forgetOld(): Promise<void> {
    const cache = await caches.open(ON_DEMAND_CACHE);
    const old = (await cache.keys()).filter(({ url }) => !urls.includes(url));
    await Promise.all(old.map((request) => cache.delete(request)));
  }

  async function answer({ request }: { readonly request: Request }): Promise<Response> {
    const cache = await caches.open(ON_DEMAND_CACHE);
    const kept = await cache.match(request.url);
    if (kept !== undefined) return kept;
    const response = await fetch(request);
    // If the storage is full, the file is fetched again next time.
    if (response.ok) await cache.put(request.url, response.clone()).catch(() => undefined);
    return response;
  }
}
