import { createProvider, type Provider } from '@quits/firebase-core';
import { vi } from 'vitest';

/** A provider with Analytics; the SDK starts one for each page. */
export function googleProvider(): Provider {
  return createProvider(
    {
      apiKey: 'demo-key',
      appId: '1:1:web:demo',
      projectId: 'demo-analytics',
      measurementId: 'G-DEMO',
    },
    { name: crypto.randomUUID() },
  );
}

/** Sends what is meant for Google elsewhere, or blocks it as an extension does; tells what was asked. */
export function redirectGoogle(to: string | undefined): readonly string[] {
  const asked: string[] = [];
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!url.hostname.endsWith('googleapis.com')) return real(input, init);
    asked.push(url.hostname);
    if (to === undefined) return Promise.reject(new TypeError('blocked'));
    return real(`${to}/${url.host}${url.pathname}${url.search}`, init);
  });
  return asked;
}
