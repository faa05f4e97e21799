import { createAppError } from '@quits/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveState } from '../live/live-state.ts';
import { createConnectionTracker } from './connection-tracker.ts';
import { UNWATCHED } from './unwatched.ts';

function setUp() {
  let offline = false;
  const listeners = new Set<() => void>();
  const open = new Map<string, { getState: () => LiveState<unknown> }>();
  const tracker = createConnectionTracker({
    listeners: open,
    network: {
      offline: () => offline,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  });
  const device = (state: 'online' | 'offline') => {
    offline = state === 'offline';
    for (const listener of listeners) listener();
  };
  const state = () => tracker.connection.getState().status;
  function become(key: string, now: LiveState<unknown>): void {
    open.set(key, { getState: () => now });
    tracker.changed(key);
  }
  return {
    connection: tracker.connection,
    device,
    state,
    unreachable: tracker.unreachable,
    reachable: tracker.reachable,
    opened: (key: string) => become(key, { status: 'loading' }),
    report(key: string, fromCache: boolean) {
      const before = open.get(key)?.getState();
      const synced = before?.status === 'ready' ? before.syncedAt : undefined;
      const syncedAt = fromCache ? synced : 1;
      const rest = { data: undefined, pending: false, invalid: [] };
      become(key, { status: 'ready', fromCache, syncedAt, ...rest });
    },
    refused: (key: string) =>
      become(key, { status: 'failed', error: createAppError('network/failed'), retrying: false }),
    closed(key: string) {
      open.delete(key);
      tracker.changed(key);
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the connection', () => {
  it('is unknown until a listener has heard the server', () => {
    const tracker = setUp();
    const { state } = tracker;
    tracker.opened('a');
    tracker.report('a', true);
    expect(state()).toBe('unknown');
    tracker.report('a', false);
    expect(state()).toBe('online');
  });

  it('is offline when the first answer does not come', () => {
    const tracker = setUp();
    const { state } = tracker;
    tracker.opened('a');
    vi.advanceTimersByTime(9_999);
    expect(state()).toBe('unknown');
    vi.advanceTimersByTime(1);
    expect(state()).toBe('offline');
  });

  it('is offline since the server was lost by every listener', () => {
    vi.setSystemTime(0);
    const tracker = setUp();
    const { state } = tracker;
    for (const key of ['a', 'b']) {
      tracker.opened(key);
      tracker.report(key, false);
    }
    tracker.report('a', true);
    vi.advanceTimersByTime(60_000);
    expect(state()).toBe('online');
    tracker.report('b', true);
    vi.advanceTimersByTime(500);
    expect(tracker.connection.getState()).toEqual({ status: 'offline', since: 60_500 });
  });

  it('does not flicker when a listener loses the server for an instant', () => {
    const tracker = setUp();
    const { state } = tracker;
    const states: string[] = [];
    tracker.connection.subscribe(() => states.push(state()));
    tracker.opened('a');
    tracker.report('a', false);
    tracker.report('a', true);
    vi.advanceTimersByTime(100);
    tracker.report('a', false);
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(['online']);
  });

  it('believes the device that it is offline, and only the server that it is online', () => {
    const tracker = setUp();
    const { device, state } = tracker;
    tracker.opened('a');
    tracker.report('a', false);
    device('offline');
    expect(state()).toBe('offline');
    device('online');
    expect(state()).toBe('offline');
    tracker.report('a', true);
    tracker.report('a', false);
    expect(state()).toBe('online');
  });

  it('does not take a local change for an answer of the server', () => {
    const tracker = setUp();
    const { device, state } = tracker;
    tracker.opened('a');
    tracker.report('a', false);
    device('offline');
    tracker.report('a', false);
    expect(state()).toBe('offline');
  });

  it('stays as it was when the last listener closes', () => {
    const tracker = setUp();
    const { state } = tracker;
    tracker.opened('a');
    tracker.report('a', false);
    tracker.closed('a');
    vi.advanceTimersByTime(60_000);
    expect(state()).toBe('online');
  });

  it('is offline when the server does not answer, whatever the listeners still show', () => {
    const tracker = setUp();
    tracker.opened('a');
    tracker.report('a', false);
    tracker.unreachable();
    expect(tracker.state()).toBe('offline');
    tracker.report('a', false);
    expect(tracker.state()).toBe('online');
  });

  it('is no longer offline once the server answers, if every listener was refused', () => {
    const { opened, refused, unreachable, reachable, state } = setUp();
    opened('a');
    unreachable();
    expect(state()).toBe('offline');
    refused('a');
    reachable();
    expect(state()).toBe('unknown');
  });

  it('is not told by answers that nobody keeps up to date', () => {
    const tracker = setUp();
    tracker.report(`${UNWATCHED}a`, false);
    expect(tracker.state()).toBe('unknown');
  });
});
