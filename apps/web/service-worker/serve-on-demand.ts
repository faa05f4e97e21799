import type { PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isOnDemand, ON_DEMAND_CACHE, stemOf } from '../src/platform/updates/on-demand.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Serves the files that only some people need from the device once they have been used, and brings those that were used into the
 * next build. What the first page loaded, it stores itself.
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
    // A full device only has to fetch it again.
    if (response.ok) await cache.put(request.url, response.clone()).catch(() => undefined);
    return response;
  }
}
