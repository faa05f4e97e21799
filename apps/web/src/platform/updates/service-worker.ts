import { isScreenReady } from '../slices/is-screen-ready.ts';
import { keepUsedFiles } from './keep-used-files.ts';
import { whenNetworkIsQuiet } from './when-network-is-quiet.ts';
import { createStore } from 'zustand/vanilla';

const HOUR_MS = 3_600_000;

/** Takes the new version over; absent while there is none. */
export type TakeUpdate = () => void;

/** The new version of the app that waits on this device, if there is one. */
export const updates = createStore<{ readonly take: TakeUpdate | undefined }>(() => ({
  take: undefined,
}));

/** Keeps the app on the device, so that it opens without a connection, and looks for new versions. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A first installation downloads the whole app; an existing worker already has it.
  if (navigator.serviceWorker.controller === null) whenNetworkIsQuiet(register, isScreenReady);
  else register();
}

function register(): void {
  // A page that may not store anything works on without: there is nothing for a person to do.
  navigator.serviceWorker
    .register('/sw.js')
    .then(watch)
    // Where they can't be stored, they are fetched again when they are needed.
    .then(keepUsedFiles)
    .catch(() => undefined);
}

function watch(registration: ServiceWorkerRegistration): void {
  const workers = navigator.serviceWorker;
  // Without a controller this is the first visit: what was installed is what is running.
  const offerInstalled = (worker: ServiceWorker | null) => {
    if (worker?.state === 'installed' && workers.controller !== null) offer(() => switchTo(worker));
  };
  offerInstalled(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => offerInstalled(next));
  });

  // Another tab may take the new version over; this one then still runs the old code.
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
