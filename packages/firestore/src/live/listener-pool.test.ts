import { AppError } from '@quits/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createListenerPool } from './listener-pool.ts';
import type { Sink } from './live-state.ts';

const reading = (data: string) => ({ data, fromCache: false, pending: false, invalid: [] });

function setUp() {
  const sinks: Sink<string>[] = [];
  const closed = vi.fn();
  const changed = vi.fn<(key: string) => void>();
  const pool = createListenerPool(1_000, changed);
  const ask = (key = 'question') =>
    pool.live<string>(key, (sink) => {
      sinks.push(sink);
      return closed;
    });
  return { pool, ask, sinks, closed, changed };
}

const nobody = () => undefined;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a pool of listeners', () => {
  it('opens one listener for fifty readers of the same question', () => {
    const { pool, ask, sinks } = setUp();
    pool.activate();
    const readers = Array.from({ length: 50 }, () => ask());
    for (const reader of readers) reader.subscribe(nobody);
    expect(sinks).toHaveLength(1);
    sinks[0]?.next(reading('answer'));
    expect(new Set(readers.map((reader) => reader.getState())).size).toBe(1);
    expect(readers[7]?.getState()).toMatchObject({ status: 'ready', data: 'answer' });
  });

  it('keeps a listener a moment after its last reader has left', () => {
    const { pool, ask, sinks, closed } = setUp();
    pool.activate();
    const leave = ask().subscribe(nobody);
    sinks[0]?.next(reading('answer'));
    leave();
    leave();
    vi.advanceTimersByTime(900);
    const leaveAgain = ask().subscribe(nobody);
    expect(ask().getState()).toMatchObject({ data: 'answer' });
    vi.advanceTimersByTime(5_000);
    expect([sinks.length, closed.mock.calls.length]).toEqual([1, 0]);
    leaveAgain();
    vi.advanceTimersByTime(1_000);
    expect(closed).toHaveBeenCalledTimes(1);
    expect([ask().getState().status, pool.listeners.size]).toEqual(['idle', 0]);
  });

  it('opens ahead of its readers when asked to, and lets go again', () => {
    const { pool, ask, sinks, closed } = setUp();
    pool.activate();
    ask().preload();
    expect(sinks).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('closes everything at once and opens it again for those who still read', () => {
    const { pool, ask, sinks, closed } = setUp();
    const listener = vi.fn();
    ask().subscribe(listener);
    expect(ask().getState()).toEqual({ status: 'idle' });
    pool.activate();
    sinks[0]?.next(reading('first'));
    pool.deactivate();
    expect(ask().getState()).toEqual({ status: 'idle' });
    expect(closed).toHaveBeenCalledTimes(1);
    sinks[0]?.next(reading('late'));
    expect(ask().getState()).toEqual({ status: 'idle' });
    pool.activate();
    expect(ask().getState()).toEqual({ status: 'loading' });
    sinks[1]?.next(reading('second'));
    expect(ask().getState()).toMatchObject({ data: 'second' });
  });

  it('tries a refused listener once more by itself and says nothing of it', () => {
    const { pool, ask, sinks } = setUp();
    pool.activate();
    ask().subscribe(nobody);
    sinks[0]?.fail(new AppError('firestore/permission-denied'));
    expect(ask().getState()).toEqual({ status: 'loading' });
    vi.advanceTimersByTime(1_000);
    sinks[1]?.fail(new AppError('firestore/permission-denied'));
    expect(ask().getState()).toMatchObject({ status: 'failed', retrying: false });
    vi.advanceTimersByTime(100_000);
    expect(sinks).toHaveLength(2);
    pool.wake();
    expect(ask().getState()).toEqual({ status: 'loading' });
    sinks[2]?.next(reading('allowed'));
    expect(ask().getState()).toMatchObject({ data: 'allowed' });
  });

  it('keeps showing an own change whose reading is refused until it has arrived', () => {
    const { pool, ask, sinks } = setUp();
    pool.activate();
    ask().subscribe(nobody);
    const own = { ...reading('mine'), fromCache: true, pending: true };
    for (let refusals = 0; refusals < 5; refusals += 1) {
      sinks.at(-1)?.next(own);
      sinks.at(-1)?.fail(new AppError('firestore/permission-denied'));
      expect(ask().getState()).toMatchObject({ status: 'ready', data: 'mine' });
      vi.advanceTimersToNextTimer();
    }
    sinks.at(-1)?.fail(new AppError('firestore/permission-denied'));
    const before = sinks.length;
    pool.wake();
    expect(sinks).toHaveLength(before + 1);
    sinks.at(-1)?.next(reading('arrived'));
    expect(ask().getState()).toMatchObject({ data: 'arrived' });
  });

  it('is not deceived by what the device remembers of data that is refused', () => {
    const { pool, ask, sinks } = setUp();
    pool.activate();
    ask().subscribe(nobody);
    sinks[0]?.next({ ...reading('old'), fromCache: true });
    sinks[0]?.fail(new AppError('firestore/permission-denied'));
    vi.advanceTimersByTime(1_000);
    sinks[1]?.next({ ...reading('old'), fromCache: true });
    sinks[1]?.fail(new AppError('firestore/permission-denied'));
    expect(ask().getState()).toMatchObject({ status: 'failed', retrying: false });
  });

  it('tries again with growing delays while the failure may pass', () => {
    const { pool, ask, sinks } = setUp();
    pool.activate();
    ask().subscribe(nobody);
    const gaps: number[] = [];
    for (let failure = 0; failure < 8; failure += 1) {
      sinks.at(-1)?.fail(new AppError('firestore/resource-exhausted', { recovery: 'wait' }));
      expect(ask().getState()).toMatchObject({ status: 'failed', retrying: true });
      const before = Date.now();
      vi.advanceTimersToNextTimer();
      gaps.push((Date.now() - before) / 1_000);
    }
    expect(gaps).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  });

  it('remembers when the server last confirmed the data', () => {
    vi.setSystemTime(1_000);
    const { pool, ask, sinks } = setUp();
    pool.activate();
    ask().subscribe(nobody);
    sinks[0]?.next({ ...reading('a'), fromCache: true });
    expect(ask().getState()).toMatchObject({ fromCache: true, syncedAt: undefined });
    sinks[0]?.next(reading('a'));
    vi.setSystemTime(9_000);
    sinks[0]?.next({ ...reading('a'), fromCache: true });
    expect(ask().getState()).toMatchObject({ fromCache: true, syncedAt: 1_000 });
  });

  it('is opened anew without anyone noticing', () => {
    const { pool, ask, sinks, closed } = setUp();
    pool.activate();
    ask().subscribe(nobody);
    sinks[0]?.next(reading('before'));
    pool.restart();
    expect([closed.mock.calls.length, sinks.length]).toEqual([1, 2]);
    expect(ask().getState()).toMatchObject({ data: 'before' });
    sinks[0]?.next(reading('late'));
    expect(ask().getState()).toMatchObject({ data: 'before' });
    sinks[1]?.next(reading('after'));
    expect(ask().getState()).toMatchObject({ data: 'after' });
  });

  it('tells whose state has changed', () => {
    const { pool, ask, sinks, changed } = setUp();
    pool.activate();
    ask('a').subscribe(nobody);
    ask('b').subscribe(nobody);
    sinks[1]?.next(reading('answer'));
    expect(changed.mock.calls.flat()).toEqual(['a', 'b', 'b']);
  });
});
