import { eventually } from '@quits/tooling-presets/eventually';
import { afterEach, expect, it, vi } from 'vitest';
import { queued, redirectGoogle, uncaught, undecided } from './support/google.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const isOff = (): unknown => Reflect.get(window, 'ga-disable-G-DEMO');

it('disturbs nobody when the provider never answers, nor when it gives up after a minute', async () => {
  const caught = uncaught();
  const asked = redirectGoogle('silent');
  const { analytics, consent } = undecided();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  consent.set({ status: 'granted', at: 1 });
  await eventually(() => expect(asked).not.toEqual([]));
  await eventually(() => expect(isOff()).toBe(false));
  // Withdrawing consent doesn't wait for the pending configuration.
  consent.set({ status: 'denied', at: 2 });
  await eventually(() => expect(isOff()).toBe(true));
  consent.set({ status: 'granted', at: 3 });
  await eventually(() => expect(isOff()).toBe(false));
  for (let count = 0; count < 1_000; count += 1) analytics.logEvent('menu_opened');
  await vi.advanceTimersByTimeAsync(61_000);
  expect(() => analytics.logEvent('menu_opened')).not.toThrow();
  expect(queued()).toBeLessThan(10);
  consent.set({ status: 'denied', at: 4 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(caught).toEqual([]);
});
