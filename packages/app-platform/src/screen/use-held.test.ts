import { expect, it } from 'vitest';
import { createHeld } from './use-held.ts';

it('subscribes once for each key, and ends all subscriptions together', () => {
  const log: string[] = [];
  const store = (key: string) => ({
    key,
    subscribe: () => {
      log.push(`+${key}`);
      return () => void log.push(`-${key}`);
    },
  });
  const held = createHeld();
  held.hold(store('months'));
  held.hold(store('months'));
  held.hold(store('pages'));
  held.release();
  held.release();
  expect(log).toEqual(['+months', '+pages', '-months', '-pages']);
  held.hold(store('months'));
  expect(log.at(-1)).toBe('+months');
});
