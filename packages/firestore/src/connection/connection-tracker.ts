import { type ReadonlyStore, createValueStore } from '@quits/firebase-core';
import type { LiveState } from '../live/live-state.ts';
import { UNWATCHED } from './unwatched.ts';

/** Whether the database can be reached; `since` in epoch milliseconds. */
export type Connection =
  | { readonly status: 'unknown' }
  | { readonly status: 'online'; readonly since: number }
  | { readonly status: 'offline'; readonly since: number };

/** What the device says about its network; a hint, never a proof of being online. */
export interface NetworkHint {
  readonly offline: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Options of {@link createConnectionTracker}. */
export interface ConnectionTrackerOptions {
  readonly network: NetworkHint;
  /** The open listeners by key. */
  readonly listeners: ReadonlyMap<string, Pick<ReadonlyStore<LiveState<unknown>>, 'getState'>>;
  /** How long every listener may be without the server before that counts, in milliseconds. @default 500 */
  readonly settleMs?: number;
  /** How long the first answer may take, in milliseconds. @default 10000 */
  readonly patienceMs?: number;
}

/** Derives the state of the connection from what the open listeners hear. */
export interface ConnectionTracker {
  readonly connection: ReadonlyStore<Connection>;
  /** To be called with the key of each listener that has heard something, or has been closed. */
  readonly changed: (key: string) => void;
  /** The server does not answer, whatever the listeners think. */
  readonly unreachable: () => void;
  /** The server answers; that is all there is to know while nobody listens. */
  readonly reachable: () => void;
  readonly stop: () => void;
}

/** Creates a tracker that starts with what the listeners have heard already. */
export function createConnectionTracker(options: ConnectionTrackerOptions): ConnectionTracker {
  const { network, listeners, settleMs = 500, patienceMs = 10_000 } = options;
  const connection = createValueStore<Connection>({ status: 'unknown' });
  /** They have the server's view, but the device has gone offline since. */
  let doubtful = new Set<string>();
  let doubt: { timer: ReturnType<typeof setTimeout>; wait: number } | undefined;

  function doubtNoMore(): void {
    clearTimeout(doubt?.timer);
    doubt = undefined;
  }

  function become(state: 'online' | 'offline'): void {
    doubtNoMore();
    if (connection.getState().status !== state)
      connection.set({ status: state, since: Date.now() });
  }

  function doubtAll(): void {
    doubtful = new Set(listeners.keys());
    become('offline');
  }

  function judge(): void {
    const heard = [...listeners]
      .filter(([key]) => !key.startsWith(UNWATCHED))
      .flatMap(([key, { getState }]) => hearingOf(getState(), doubtful.has(key)) ?? []);
    if (heard.length === 0 || heard.includes('server')) return doubtNoMore();
    if (network.offline()) return become('offline');
    // One that has heard the server and lost it tells more than one that has not heard it yet.
    const lost = connection.getState().status === 'online' && !heard.includes('waiting');
    const wait = lost ? settleMs : patienceMs;
    if (doubt !== undefined && doubt.wait <= wait) return undefined;
    doubtNoMore();
    doubt = { wait, timer: setTimeout(() => become('offline'), wait) };
    return undefined;
  }

  const unsubscribe = network.subscribe(() => {
    if (network.offline()) doubtAll();
    else reachable();
  });

  function reachable(): void {
    if (listeners.size === 0) connection.set({ status: 'unknown' });
  }

  function changed(key: string): void {
    const state = listeners.get(key)?.getState();
    const server = state !== undefined && hearingOf(state, false) === 'server';
    // A local change comes with the view that was there, which proves nothing while offline.
    if (server && doubtful.has(key) && network.offline()) return;
    doubtful.delete(key);
    if (server && !key.startsWith(UNWATCHED)) become('online');
    else judge();
  }
  if (listeners.size === 0) judge();
  for (const key of listeners.keys()) changed(key);

  return {
    connection,
    changed,
    unreachable: doubtAll,
    reachable,
    stop() {
      doubtNoMore();
      unsubscribe();
    },
  };
}

/** What a listener knows of the server: nothing yet, its view, or that it has lost it. */
function hearingOf(
  state: LiveState<unknown>,
  doubtful: boolean,
): 'waiting' | 'server' | 'cache' | undefined {
  if (state.status === 'loading') return 'waiting';
  if (state.status !== 'ready') return undefined;
  if (!state.fromCache && !doubtful) return 'server';
  return state.syncedAt === undefined ? 'waiting' : 'cache';
}
