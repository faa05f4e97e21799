import { describe, expect, it, vi } from 'vitest';
import { createAnalytics } from './analytics.ts';
import { defineEvents } from './event-schema/event-schema.ts';
import type { Consent } from './consent/consent.ts';
import { memoryTransport, type Transport } from './transport/transport.ts';
import { consentOf } from '../tests/support/consent-of.ts';

const events = defineEvents({
  thing_added: { kind: ['big', 'small'], parts: 'number', offline: 'boolean' },
  menu_opened: {},
});
const screens = ['/', '/things/:thingId'];
const granted: Consent = { status: 'granted', at: 1 };

function setUp(initial: Consent, transport: Transport = memoryTransport()) {
  const consent = consentOf(initial);
  const onRefused = vi.fn();
  const analytics = createAnalytics({
    events,
    screens,
    consent,
    transport,
    capacity: 3,
    onRefused,
  });
  return { analytics, consent, onRefused };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('analytics', () => {
  it.each<Consent>([
    { status: 'undecided' },
    { status: 'denied', at: 1 },
    { status: 'denied', by: 'browser' },
  ])('neither starts nor keeps anything while %j', async (state) => {
    const transport = memoryTransport();
    const { analytics, consent } = setUp(state, transport);
    analytics.logEvent('menu_opened');
    analytics.logScreenView('/');
    await settle();
    expect(transport.running()).toBe(false);
    consent.set(granted);
    await settle();
    expect(transport.running()).toBe(true);
    expect(transport.events).toEqual([]);
  });

  it('sends typed events and screens once the person agrees', async () => {
    const transport = memoryTransport();
    const { analytics } = setUp(granted, transport);
    await settle();
    analytics.logEvent('thing_added', { kind: 'big', parts: 3, offline: false });
    analytics.logScreenView('/things/:thingId');
    analytics.logScreenView('/things/:thingId');
    analytics.logScreenView('/');
    expect(transport.events).toEqual([
      { name: 'thing_added', parameters: { kind: 'big', parts: 3, offline: false } },
      { name: 'screen_view', parameters: { firebase_screen: '/things/:thingId' } },
      { name: 'screen_view', parameters: { firebase_screen: '/' } },
    ]);
  });

  it('stops and forgets when the person withdraws, and can start again', async () => {
    const transport = memoryTransport();
    const { analytics, consent } = setUp(granted, transport);
    await settle();
    analytics.logEvent('menu_opened');
    consent.set({ status: 'denied', at: 2 });
    await settle();
    expect([transport.running(), transport.events]).toEqual([false, []]);
    analytics.logEvent('menu_opened');
    consent.set({ status: 'granted', at: 3 });
    await settle();
    expect([transport.running(), transport.events]).toEqual([true, []]);
  });

  it('keeps only the latest events while the transport starts', async () => {
    const transport = memoryTransport();
    let begin: () => void = () => undefined;
    const slow: Transport = {
      ...transport,
      start: () =>
        new Promise((resolve) => {
          begin = resolve;
        }),
    };
    const { analytics } = setUp(granted, slow);
    for (const parts of [1, 2, 3, 4, 5]) {
      analytics.logEvent('thing_added', { kind: 'small', parts, offline: true });
    }
    begin();
    await settle();
    expect(transport.events.map(({ parameters }) => parameters['parts'])).toEqual([3, 4, 5]);
  });

  it('stops a transport that only started after the person withdrew', async () => {
    const transport = memoryTransport();
    let begin: () => void = () => undefined;
    const slow: Transport = {
      ...transport,
      start: () =>
        new Promise((resolve) => {
          begin = resolve;
        }),
      stop: vi.fn(transport.stop),
    };
    const { analytics, consent } = setUp(granted, slow);
    analytics.logEvent('menu_opened');
    consent.set({ status: 'denied', at: 2 });
    begin();
    await settle();
    expect(slow.stop).toHaveBeenCalledTimes(1);
    expect(transport.events).toEqual([]);
  });

  it('bears a transport that fails to start or to send', async () => {
    const blocked: Transport = {
      ...memoryTransport(),
      start: () => Promise.reject(new Error('blocked')),
    };
    const first = setUp(granted, blocked);
    await settle();
    expect(() => first.analytics.logEvent('menu_opened')).not.toThrow();
    const broken: Transport = {
      ...memoryTransport(),
      send: () => {
        throw new Error('broken');
      },
    };
    const second = setUp(granted, broken);
    await settle();
    expect(() => second.analytics.logEvent('menu_opened')).not.toThrow();
  });

  it('refuses what the event schema does not know, whatever the types were told', async () => {
    const transport = memoryTransport();
    const { analytics, onRefused } = setUp(granted, transport);
    await settle();
    const log = analytics.logEvent as (name: string, parameters?: object) => void;
    log('thing_added', { kind: 'ann@example.com', parts: 1, offline: true });
    log('thing_added', { kind: 'big', parts: 1, offline: true, who: 'ann' });
    log('thing_added', { kind: 'big' });
    log('unknown');
    analytics.logScreenView('/things/abc123');
    expect(transport.events).toEqual([]);
    expect(onRefused.mock.calls.flat()).toEqual([
      'thing_added',
      'thing_added',
      'thing_added',
      'unknown',
      '/things/abc123',
    ]);
  });
});
