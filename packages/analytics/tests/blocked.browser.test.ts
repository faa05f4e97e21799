import { observable } from '@quits/firebase-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAnalytics } from '../src/analytics.ts';
import { defineEvents } from '../src/catalogue/catalogue.ts';
import type { Consent } from '../src/consent/consent.ts';
import { firebaseTransport } from '../src/transport/firebase-transport.ts';
import { googleProvider, redirectGoogle } from './support/google.ts';

afterEach(() => vi.restoreAllMocks());

describe('a blocked provider', () => {
  it('is not asked before consent, and disturbs nobody after', async () => {
    const asked = redirectGoogle(undefined);
    const provider = googleProvider();
    const loaded = vi.fn(() => provider.analytics());
    const consent = observable<Consent>({ state: 'undecided' });
    const analytics = createAnalytics({
      events: defineEvents({ menu_opened: {} }),
      screens: [],
      consent,
      transport: firebaseTransport({ app: () => provider.app(), analytics: loaded }),
    });
    analytics.log('menu_opened');
    expect(loaded).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
    consent.set({ state: 'granted', at: 1 });
    await vi.waitFor(() => expect(asked).not.toEqual([]), { timeout: 20_000 });
    expect(() => analytics.log('menu_opened')).not.toThrow();
    consent.set({ state: 'denied', at: 2 });
  });
});
