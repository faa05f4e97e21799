import { createProvider, observable } from '@quits/firebase-core';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { createAnalytics } from '../src/analytics.ts';
import { defineEvents } from '../src/catalogue/catalogue.ts';
import { type Consent, createConsent } from '../src/consent/consent.ts';
import { reportWebVitals } from '../src/report/web-vitals.ts';
import { firebaseTransport } from '../src/transport/firebase-transport.ts';
import { httpTransport } from '../src/transport/http-transport.ts';
import { memoryTransport, type Transport } from '../src/transport/transport.ts';

const backend = inject('backend');
const eventsPage = inject('events');
const events = defineEvents({ thing_added: { kind: ['big', 'small'], parts: 'count' } });

function setUp(transport: Transport, initial: Consent = { state: 'undecided' }) {
  const consent = observable<Consent>(initial);
  const analytics = createAnalytics({ events, screens: ['/things/:thingId'], consent, transport });
  return { analytics, consent };
}

afterEach(() => vi.restoreAllMocks());

describe('the transport to the embedded backend', () => {
  it('sends nothing before consent and everything after', async () => {
    const { analytics, consent } = setUp(httpTransport(backend));
    analytics.log('thing_added', { kind: 'small', parts: 111 });
    consent.set({ state: 'granted', at: 1 });
    analytics.log('thing_added', { kind: 'big', parts: 222 });
    analytics.screen('/things/:thingId');
    await vi.waitFor(
      async () => {
        const page = await (await fetch(eventsPage)).text();
        expect(page).toContain('222');
        expect(page).toContain('/things/:thingId');
        expect(page).not.toContain('111');
      },
      { timeout: 20_000 },
    );
  });

  it('does not mind a server that is not there', async () => {
    const { analytics } = setUp(httpTransport('http://127.0.0.1:9'), { state: 'granted', at: 1 });
    await Promise.resolve();
    expect(() => analytics.log('thing_added', { kind: 'big', parts: 1 })).not.toThrow();
  });
});

describe('the transport to Google Analytics', () => {
  // The SDK lets an app id start once for each page.
  const provider = (appId: string) =>
    createProvider(
      {
        apiKey: 'demo-key',
        appId,
        projectId: 'demo-analytics',
        measurementId: 'G-DEMO',
      },
      { name: crypto.randomUUID() },
    );

  /** The way to the provider is the backend's, or blocked as by an extension. */
  function redirect(to: string | undefined) {
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

  it('loads and asks nothing before consent; a blocked provider disturbs nobody', async () => {
    const asked = redirect(undefined);
    const blocked = provider('1:1:web:blocked');
    const loaded = vi.fn(() => blocked.analytics());
    const { analytics, consent } = setUp(
      firebaseTransport({ app: () => blocked.app(), analytics: loaded }),
    );
    analytics.log('thing_added', { kind: 'big', parts: 1 });
    expect(loaded).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
    consent.set({ state: 'granted', at: 1 });
    await vi.waitFor(() => expect(asked).not.toEqual([]), { timeout: 20_000 });
    expect(() => analytics.log('thing_added', { kind: 'big', parts: 2 })).not.toThrow();
    consent.set({ state: 'denied', at: 2 });
  });

  it('tells consent before anything else, and withdraws it with its cookies', async () => {
    redirect(backend);
    const { analytics, consent } = setUp(firebaseTransport(provider('1:1:web:demo')), {
      state: 'granted',
      at: 1,
    });
    const layer = (): readonly unknown[][] => {
      const found: unknown = Reflect.get(window, 'dataLayer');
      return Array.isArray(found)
        ? found.map((entry: ArrayLike<unknown>) => Array.from(entry))
        : [];
    };
    await vi.waitFor(() => expect(layer().some(([kind]) => kind === 'consent')).toBe(true), {
      timeout: 20_000,
    });
    const kinds = layer().map(([kind]) => kind);
    expect(kinds.indexOf('consent')).toBeLessThan(kinds.indexOf('config'));
    const [, , settings] = layer().find(([kind]) => kind === 'consent') ?? [];
    expect(settings).toMatchObject({
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    });
    document.cookie = '_ga=GA1.1.1.1; Path=/';
    document.cookie = '_ga_DEMO=GS1.1.1; Path=/';
    document.cookie = 'other=kept; Path=/';
    analytics.log('thing_added', { kind: 'big', parts: 1 });
    consent.set({ state: 'denied', at: 2 });
    await vi.waitFor(() => expect(document.cookie).not.toContain('_ga'), { timeout: 20_000 });
    expect(document.cookie).toContain('other=kept');
  });
});

describe('consent on a device', () => {
  it('is shared by its pages', () => {
    const key = crypto.randomUUID();
    const consent = createConsent({ version: 1, key, objects: () => false });
    const decision = JSON.stringify({ state: 'granted', at: 5, version: 1 });
    localStorage.setItem(key, decision);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: decision }));
    expect(consent.get()).toEqual({ state: 'granted', at: 5 });
    consent.dispose();
    localStorage.removeItem(key);
  });

  it('is denied when the browser signals an objection', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    expect(createConsent({ version: 1, key: 'none' }).get()).toEqual({
      state: 'denied',
      by: 'browser',
    });
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: false, configurable: true });
    expect(createConsent({ version: 1, key: 'none' }).get()).toEqual({ state: 'undecided' });
  });
});

describe('web vitals', () => {
  it('are measured only after consent', async () => {
    const transport = memoryTransport();
    const { analytics, consent } = setUp(transport);
    const stop = reportWebVitals(analytics);
    expect(transport.events).toEqual([]);
    consent.set({ state: 'granted', at: 1 });
    await vi.waitFor(
      () => expect(transport.events.some(({ name }) => name === 'web_vital')).toBe(true),
      { timeout: 20_000 },
    );
    expect(transport.events[0]?.parameters['metric']).toMatch(/^(CLS|FCP|INP|LCP|TTFB)$/);
    stop();
  });
});
