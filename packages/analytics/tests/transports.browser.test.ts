import { eventually } from '@quits/tooling-presets/eventually';
import { expectConsole } from '@quits/tooling-presets/expect-console';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { createAnalytics } from '../src/analytics.ts';
import { defineEvents } from '../src/event-schema/event-schema.ts';
import { type Consent, createConsent } from '../src/consent/consent.ts';
import { reportWebVitals } from '../src/report/web-vitals.ts';
import { firebaseTransport } from '../src/transport/firebase-transport.ts';
import { httpTransport } from '../src/transport/http-transport.ts';
import { memoryTransport, type Transport } from '../src/transport/transport.ts';
import { googleProvider, redirectGoogle } from './support/google.ts';
import { consentOf } from './support/consent-of.ts';

const backend = inject('backend');
const eventsPage = inject('events');
const events = defineEvents({ thing_added: { kind: ['big', 'small'], parts: 'number' } });

function setUp(transport: Transport, initial: Consent = { status: 'undecided' }) {
  const consent = consentOf(initial);
  const analytics = createAnalytics({ events, screens: ['/things/:thingId'], consent, transport });
  return { analytics, consent };
}

afterEach(() => vi.restoreAllMocks());

describe('the transport to the embedded backend', () => {
  it('sends nothing before consent and everything after', async () => {
    const { analytics, consent } = setUp(httpTransport(backend));
    analytics.logEvent('thing_added', { kind: 'small', parts: 111 });
    consent.set({ status: 'granted', at: 1 });
    analytics.logEvent('thing_added', { kind: 'big', parts: 222 });
    analytics.logScreenView('/things/:thingId');
    await eventually(async () => {
      const page = await (await fetch(eventsPage)).text();
      expect(page).toContain('222');
      expect(page).toContain('/things/:thingId');
      expect(page).not.toContain('111');
    });
  });

  it('does not mind a server that is not there', async () => {
    const { analytics } = setUp(httpTransport('http://127.0.0.1:9'), { status: 'granted', at: 1 });
    await Promise.resolve();
    expect(() => analytics.logEvent('thing_added', { kind: 'big', parts: 1 })).not.toThrow();
  });
});

describe('the transport to Google Analytics', () => {
  it('tells consent before anything else, and withdraws it with its cookies', async () => {
    // The SDK reports that the embedded backend has no Analytics configuration.
    expectConsole('warn', /measurement ID/);
    const failures = expectConsole('error', /Failed to fetch/);
    redirectGoogle(new URL(backend));
    const { analytics, consent } = setUp(firebaseTransport(googleProvider()), {
      status: 'granted',
      at: 1,
    });
    const layer = (): readonly unknown[][] => {
      const found: unknown = Reflect.get(window, 'dataLayer');
      return Array.isArray(found)
        ? found.map((entry: ArrayLike<unknown>) => Array.from(entry))
        : [];
    };
    const kinds = () => layer().map(([kind]) => kind);
    await eventually(() => expect(kinds()).toContain('config'));
    await eventually(() => expect(failures).toHaveBeenCalled());
    expect(kinds().indexOf('consent')).toBeLessThan(kinds().indexOf('config'));
    const [, , settings] = layer().find(([kind]) => kind === 'consent') ?? [];
    expect(settings).toMatchObject({
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    });
    const places = () => layer().flatMap(([kind, place]) => (kind === 'set' ? [place] : []));
    const { origin } = location;
    const nowhere = { page_location: `${origin}/`, page_title: '/', page_referrer: origin };
    await eventually(() => expect(places()).toEqual([nowhere]));
    analytics.logScreenView('/things/:thingId');
    await eventually(() =>
      expect(places().at(-1)).toMatchObject({ page_location: `${origin}/things/:thingId` }),
    );
    await eventually(() => expect(layer().at(-1)?.slice(0, 2)).toEqual(['event', 'screen_view']));
    document.cookie = '_ga=GA1.1.1.1; Path=/';
    document.cookie = '_ga_DEMO=GS1.1.1; Path=/';
    document.cookie = 'other=kept; Path=/';
    analytics.logEvent('thing_added', { kind: 'big', parts: 1 });
    consent.set({ status: 'denied', at: 2 });
    await eventually(() => expect(document.cookie).not.toContain('_ga'));
    expect(document.cookie).toContain('other=kept');
    const withdrawn = { analytics_storage: 'denied', ad_storage: 'denied', ad_user_data: 'denied' };
    expect(layer().findLast(([kind]) => kind === 'consent')).toMatchObject([
      'consent',
      'update',
      withdrawn,
    ]);
    await eventually(() =>
      expect(Object.entries(window).filter(([key]) => key.startsWith('ga-disable-'))).toMatchObject(
        [[expect.anything(), true]],
      ),
    );
    const before = layer().length;
    analytics.logEvent('thing_added', { kind: 'big', parts: 2 });
    analytics.logScreenView('/things/:thingId');
    expect(layer()).toHaveLength(before);
  });
});

describe('consent on a device', () => {
  it('is shared by its pages', () => {
    const key = crypto.randomUUID();
    const consent = createConsent({ version: 1, key, browserOptOut: () => false });
    const decision = JSON.stringify({ status: 'granted', at: 5, version: 1 });
    localStorage.setItem(key, decision);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: decision }));
    expect(consent.store.getState()).toEqual({ status: 'granted', at: 5 });
    consent.dispose();
    localStorage.removeItem(key);
  });

  it('is denied when the browser signals an objection', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    expect(createConsent({ version: 1, key: 'none' }).store.getState()).toEqual({
      status: 'denied',
      by: 'browser',
    });
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: false, configurable: true });
    expect(createConsent({ version: 1, key: 'none' }).store.getState()).toEqual({
      status: 'undecided',
    });
  });
});

describe('web vitals', () => {
  it('are measured only after consent', async () => {
    const transport = memoryTransport();
    const { analytics, consent } = setUp(transport);
    const stop = reportWebVitals(analytics);
    expect(transport.events).toEqual([]);
    consent.set({ status: 'granted', at: 1 });
    await eventually(() =>
      expect(transport.events.some(({ name }) => name === 'web_vital')).toBe(true),
    );
    expect(transport.events[0]?.parameters['metric']).toMatch(/^(CLS|FCP|INP|LCP|TTFB)$/);
    stop();
  });
});
