import { keepUsedFiles } from './keep-used-files.ts';
import { whenCalm } from '../slices/when-calm.ts';
import { whenNetworkIsQuiet } from './when-network-is-quiet.ts';
import { createStore } from 'zustand/vanilla';

const HOUR_MS = 3_600_000;

/** Activates the new version and reloads the page. */
export type TakeUpdate = () => void;

/** Store of the new version of the app that is waiting on this device, if any. */
export const updates = createStore<{ readonly take: TakeUpdate | undefined }>(() => ({
  take: undefined,
}));

/**
 * Registers the service worker, which caches the app for offline use, and checks for new versions; on a first visit, waits
 * until the screen is ready, the network is quiet and the page hasn't scrolled for three seconds.
 */
export function registerServiceWorker(isScreenReady: () => boolean): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A first installation downloads the whole app; an existing worker already has it.
  if (navigator.serviceWorker.controller !== null) return register();
  // Starts to watch for scrolling, with which the installation would compete on a slow device.
  void whenCalm();
  whenNetworkIsQuiet(() => void whenCalm().then(register), isScreenReady);
}

function register(): void {
  // Without storage the app still works online, and the user can't change that, so don't report it.
  navigator.serviceWorker
    .register('/sw.js')
    .then(watch)
    // Files that can't be stored are fetched again when needed.
    .then(keepUsedFiles)
    .catch(() => undefined);
}

function watch(registration: ServiceWorkerRegistration): void {
  const workers = navigator.serviceWorker;
  // Without a controller this is the first visit: the installed version is the running one.
  const offerInstalled = (worker: ServiceWorker | null) => {
    if (worker?.state === 'installed' && workers.controller !== null) offer(() => switchTo(worker));
  };
  offerInstalled(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => offerInstalled(next));
  });

  // Another tab may activate the new version; this one then still runs the old code.
  let controlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (controlled) offer(() => window.location.reload());
    controlled = true;
  });

  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - looked < HOUR_MS) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
}

function switchTo(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  worker.postMessage({ type: 'SKIP_WAITING' }, { transfer: [] });
}

function offer(take: TakeUpdate): void {
  updates.setState({ take });
}
