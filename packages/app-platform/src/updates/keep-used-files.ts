import { isOnDemand, ON_DEMAND_CACHE } from './on-demand.ts';

/** Adds the texts and fonts that this page has loaded to the service worker's cache; reads them from the HTTP cache. */
export async function keepUsedFiles(): Promise<void> {
  const used = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isOnDemand(pathname));
  const cache = await caches.open(ON_DEMAND_CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  await cache.addAll([...new Set(used.map(({ href }) => href))].filter((url) => !kept.has(url)));
}
