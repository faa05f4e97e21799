import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { fetchAhead } from './fetch-ahead.ts';
import { isOnDemand } from '@quits/app-platform/updates/on-demand.ts';
import { keepShared } from './keep-shared.ts';
import { openNotice, showNotice } from './show-notice.ts';
import { subscribeAgain } from './subscribe-again.ts';
import { serveOnDemand } from './serve-on-demand.ts';
import { serveRecognition } from './serve-recognition.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Every file of the app; the build puts the list here. */
  readonly __WB_MANIFEST: readonly PrecacheEntry[];
};

const all: readonly PrecacheEntry[] = self.__WB_MANIFEST;
const isRare = ({ url }: PrecacheEntry) => isOnDemand(`/${url}`);
const files = all.filter((file) => !isRare(file));

serveOnDemand(all.filter(isRare));
serveRecognition();
self.addEventListener('install', (event) => event.waitUntil(fetchAhead(files)));
precacheAndRoute([...files]);
cleanupOutdatedCaches();
clientsClaim();

// The backend's own pages and the provider's handlers are never the app.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/__/, /^\/emulator\//, /^\/v0\//],
  }),
);

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.method === 'POST' && pathname === '/add') {
    event.respondWith(keepShared(event.request));
  }
});

// A new version waits until the person takes it.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (typeof data === 'object' && data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data)));
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(subscribeAgain(event.oldSubscription)),
);
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openNotice(event.notification)),
);
