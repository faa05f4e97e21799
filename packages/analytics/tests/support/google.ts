import { createFirebase, type FirebaseServices } from '@quits/firebase-core';
import { vi } from 'vitest';
import { createAnalytics } from '../../src/analytics.ts';
import { defineEvents } from '../../src/event-schema/event-schema.ts';
import { firebaseTransport } from '../../src/transport/firebase-transport.ts';
import { consentOf } from './consent-of.ts';

/** A provider with Analytics; the SDK starts one for each page. */
export function googleProvider(): FirebaseServices {
  return createFirebase(
    {
      apiKey: 'demo-key',
      appId: '1:1:web:demo',
      projectId: 'demo-analytics',
      measurementId: 'G-DEMO',
    },
    { name: crypto.randomUUID() },
  );
}

/**
 * Redirects requests to Google, blocks them like an extension, or never answers; returns the
 * requests.
 */
export function redirectGoogle(to: URL | 'blocked' | 'silent'): readonly string[] {
  const asked: string[] = [];
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!url.hostname.endsWith('googleapis.com')) return real(input, init);
    asked.push(url.hostname);
    if (to === 'blocked') return Promise.reject(new TypeError('blocked'));
    if (to === 'silent') return new Promise(() => undefined);
    return real(`${to.origin}/${url.host}${url.pathname}${url.search}`, init);
  });
  return asked;
}

/** Records uncaught errors from now on. */
export function uncaught(): readonly unknown[] {
  const found: unknown[] = [];
  window.addEventListener('error', ({ error }) => found.push(error));
  window.addEventListener('unhandledrejection', ({ reason }) => found.push(reason));
  return found;
}

/** Creates analytics on Google's SDK without consent; the SDK starts once per page. */
export function undecided() {
  const provider = googleProvider();
  const loaded = vi.fn(() => provider.analytics());
  const consent = consentOf({ status: 'undecided' });
  const analytics = createAnalytics({
    events: defineEvents({ menu_opened: {} }),
    screens: [],
    consent,
    transport: firebaseTransport({ app: () => provider.app(), analytics: loaded }),
  });
  return { analytics, consent, loaded };
}

/** Returns the number of commands queued for the script. */
export const queued = (): number => {
  const queue: unknown = Reflect.get(window, 'dataLayer');
  return Array.isArray(queue) ? queue.length : 0;
};
