import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenCalm } from './when-calm.ts';

let scroll = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    scroll = listener;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits until the page has not scrolled for a while, for each waiter again', async () => {
  const done: string[] = [];
  const wait = (name: string) => void whenCalm().then(() => done.push(name));
  wait('first');
  wait('second');
  await vi.advanceTimersByTimeAsync(2_000);
  scroll();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(done).toEqual(['first']);
  scroll();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(done).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(200);
  expect(done).toEqual(['first', 'second']);
});
