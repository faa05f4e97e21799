import { describe, expect, it, vi } from 'vitest';
import { createAnalytics } from '../analytics.ts';
import { defineEvents } from '../event-schema/event-schema.ts';
import { memoryTransport } from '../transport/transport.ts';
import { startErrorReporting } from './start-error-reporting.ts';
import { redact } from './redact.ts';
import { consentOf } from '../../tests/support/consent-of.ts';

describe('a report', () => {
  it.each([
    ['mail to ann.b@example.co.uk failed', 'mail to <mail> failed'],
    ['https://app.example/join?secret=abc#x at', 'https://app.example/join?<removed> at'],
    ['document groups/8sD1kQ0xYz77AbCdEf12 missing', 'document groups/<id> missing'],
    ['call +49 170 1234567 now', 'call <number> now'],
    ['token eyJhbGciOi.eyJzdWIi.sig_1', 'token <token>'],
    ['at render (https://app.example/assets/index-Ab3dE9xZ12.js:3:44)', undefined],
  ])('of %j says nothing about a person', (text, expected) => {
    expect(redact(text)).toBe(expected ?? text);
  });

  it('is made once for each error, and for at most so many', async () => {
    const transport = memoryTransport();
    const consent = consentOf({ status: 'granted', at: 1 });
    const analytics = createAnalytics({
      events: defineEvents({}),
      screens: [],
      consent,
      transport,
    });
    await new Promise((resolve) => setTimeout(resolve));
    const post = vi.fn(() => Promise.reject(new Error('offline')));
    const { report, stop } = startErrorReporting({ analytics, post, most: 2 });
    const error = Object.assign(new Error('for ann@example.com'), { code: 'write/refused' });
    report(error);
    report(error);
    report('a mere text', true);
    report(new Error('one too many'));
    expect(post).toHaveBeenCalledTimes(2);
    expect(post).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'for <mail>', code: 'write/refused', fatal: false }),
    );
    expect(transport.events).toEqual([
      { name: 'exception', parameters: { code: 'write/refused', fatal: false } },
      { name: 'exception', parameters: { code: 'app/unexpected', fatal: true } },
    ]);
    consent.set({ status: 'denied', at: 2 });
    report(new Error('not while denied'));
    expect(post).toHaveBeenCalledTimes(2);
    stop();
  });

  it('is made of what nobody caught, not of notices of the browser', () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const consent = consentOf({ status: 'granted', at: 1 });
    const options = {
      events: defineEvents({}),
      screens: [],
      consent,
      transport: memoryTransport(),
    };
    const post = vi.fn(() => Promise.resolve());
    const { stop } = startErrorReporting({ analytics: createAnalytics(options), post });
    const happens = (error: Error | null) =>
      page.dispatchEvent(Object.assign(new Event('error'), { error }));
    happens(null);
    expect(post).not.toHaveBeenCalled();
    happens(new Error('lost'));
    expect(post).toHaveBeenCalledOnce();
    stop();
    vi.unstubAllGlobals();
  });
});
