import { eventually } from '@quits/tooling-presets/eventually';
import { expectConsole } from '@quits/tooling-presets/expect-console';
import { afterEach, expect, it, vi } from 'vitest';
import { queued, redirectGoogle, uncaught, undecided } from './support/google.ts';

afterEach(() => vi.restoreAllMocks());

it('asks a blocked provider for nothing before consent, and disturbs nobody after', async () => {
  // The SDK reports that it couldn't fetch its configuration and script.
  expectConsole('warn', /measurement ID/);
  const failures = expectConsole('error', /blocked/);
  const caught = uncaught();
  const asked = redirectGoogle('blocked');
  const { analytics, consent, loaded } = undecided();
  analytics.logEvent('menu_opened');
  expect(loaded).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
  consent.set({ status: 'granted', at: 1 });
  await eventually(() => expect(asked).not.toEqual([]));
  await eventually(() => expect(failures).toHaveBeenCalled());
  // Its script is never loaded, so its queue is never emptied.
  await eventually(() => expect(queued()).toBeGreaterThan(2));
  for (let round = 0; round < 50; round += 1) {
    for (let count = 0; count < 20; count += 1) analytics.logEvent('menu_opened');
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
  expect(queued()).toBeGreaterThan(400);
  expect(queued()).toBeLessThan(600);
  consent.set({ status: 'denied', at: 2 });
  expect(caught).toEqual([]);
});
