import { type Observable, observable } from '@quits/firebase-core';
import type { ListenerWatch } from '../live/shared-listener.ts';

/** Whether the database can be reached; `since` in epoch milliseconds. */
export type Connection =
  | { readonly state: 'unknown' }
  | { readonly state: 'online'; readonly since: number }
  | { readonly state: 'offline'; readonly since: number };

/** What the device says about its network; a hint, never a proof of being online. */
export interface NetworkHint {
  readonly offline: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Options of {@link createConnectionTracker}. */
export interface ConnectionTrackerOptions {
  readonly network: NetworkHint;
  /** How long a listener may be without the server before that counts, in milliseconds. @default 500 */
  readonly settleMs?: number;
  /** How long the first answer may take, in milliseconds. @default 10000 */
  readonly patienceMs?: number;
}

/** Derives the state of the connection from what the open listeners hear. */
export interface ConnectionTracker extends ListenerWatch {
  readonly connection: Observable<Connection>;
  readonly stop: () => void;
}

/** `doubtful` has the server's view, but the device has gone offline since. */
type Hearing = 'waiting' | 'server' | 'doubtful' | 'cache';

/** Creates a tracker that knows nothing yet. */
export function createConnectionTracker(options: ConnectionTrackerOptions): ConnectionTracker {
  const { network, settleMs = 500, patienceMs = 10_000 } = options;
  const connection = observable<Connection>({ state: 'unknown' });
  const listeners = new Map<string, Hearing>();
  let doubt: { timer: ReturnType<typeof setTimeout>; wait: number } | undefined;

  function doubtNoMore(): void {
    clearTimeout(doubt?.timer);
    doubt = undefined;
  }

  function become(state: 'online' | 'offline'): void {
    doubtNoMore();
    if (connection.get().state !== state) connection.set({ state, since: Date.now() });
  }

  function judge(): void {
    const heard = [...listeners.values()];
    if (heard.length === 0 || heard.includes('server')) {
      doubtNoMore();
      return;
    }
    if (network.offline()) {
      become('offline');
      return;
    }
    // One that has heard the server and lost it tells more than one that has not heard it yet.
    const lost = connection.get().state === 'online' && !heard.includes('waiting');
    const wait = lost ? settleMs : patienceMs;
    if (doubt !== undefined && doubt.wait <= wait) return;
    doubtNoMore();
    doubt = { wait, timer: setTimeout(() => become('offline'), wait) };
  }

  const unsubscribe = network.subscribe(() => {
    if (network.offline()) {
      for (const [key, hearing] of listeners) {
        if (hearing === 'server') listeners.set(key, 'doubtful');
      }
      become('offline');
    } else if (listeners.size === 0) {
      connection.set({ state: 'unknown' });
    }
  });

  return {
    connection,
    opened(key) {
      listeners.set(key, 'waiting');
      judge();
    },
    heard(key, fromCache) {
      const before = listeners.get(key);
      if (!fromCache) {
        // A local change comes with the view that was there, which proves nothing while offline.
        if (before === 'doubtful' && network.offline()) return;
        listeners.set(key, 'server');
        become('online');
        return;
      }
      if (before !== 'waiting') listeners.set(key, 'cache');
      judge();
    },
    closed(key) {
      listeners.delete(key);
      judge();
    },
    stop() {
      doubtNoMore();
      unsubscribe();
    },
  };
}
