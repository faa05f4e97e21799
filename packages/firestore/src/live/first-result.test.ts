import { createValueStore } from '@quits/firebase-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstResult, firstResultWithin } from './first-result.ts';

interface State {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('firstResult', () => {
  it('skips loading states and unsubscribes after the first answer', async () => {
    const unsubscribe = vi.fn<() => void>();
    const store = createValueStore<State>({ status: 'loading' });
    const subscribe = (listener: () => void) => {
      const stop = store.subscribe(listener);
      return () => {
        unsubscribe();
        stop();
      };
    };
    const result = firstResult({ ...store, subscribe });
    store.set({ status: 'loading' });
    store.set({ status: 'ready' });
    await expect(result).resolves.toEqual({ status: 'ready' });
    expect(unsubscribe).toHaveBeenCalledOnce();
  });
});

describe('firstResultWithin', () => {
  it('returns an answer that arrives in time', async () => {
    const store = createValueStore<State>({ status: 'loading' });
    const result = firstResultWithin(store, 1_000);
    await vi.advanceTimersByTimeAsync(999);
    store.set({ status: 'failed' });
    await expect(result).resolves.toEqual({ ok: true, value: { status: 'failed' } });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails when no answer arrives, and stops listening', async () => {
    let listeners = 0;
    const store = createValueStore<State>({ status: 'loading' });
    const subscribe = (listener: () => void) => {
      listeners += 1;
      const stop = store.subscribe(listener);
      return () => {
        listeners -= 1;
        stop();
      };
    };
    const result = firstResultWithin({ ...store, subscribe }, 1_000);
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(result).resolves.toMatchObject({
      ok: false,
      error: { code: 'firestore/unavailable' },
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(listeners).toBe(0);
  });
});
