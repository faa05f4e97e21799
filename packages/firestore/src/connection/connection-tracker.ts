import { type ReadonlyStore, createValueStore } from '@quits/firebase-core';
import type { LiveState } from '../live/live-state.ts';
import { UNWATCHED } from './unwatched.ts';

/** Whether the database can be reached; `since` in epoch milliseconds. */
export type Connection =
  | { readonly status: 'unknown' }
  | { readonly status: 'online'; readonly since: number }
  | { readonly status: 'offline'; readonly since: number };

/** Network state reported by the device; a hint, never a proof of being online. */
export interface NetworkHint {
  readonly offline: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Options of {@link createConnectionTracker}. */
export interface ConnectionTrackerOptions {
  readonly network: NetworkHint;
  /** The open listeners by key. */
  readonly listeners: ReadonlyMap<string, Pick<ReadonlyStore<LiveState<unknown>>, 'getState'>>;
  /**
   * How long all listeners may be without the server before the connection counts as offline, in
   * milliseconds. @default 500
   */
  readonly settleMs?: number;
  /** How long to wait for the first answer, in milliseconds. @default 10000 */
  readonly patienceMs?: number;
}

/** Derives the connection state from the states of the open listeners. */
export interface ConnectionTracker {
  readonly connection: ReadonlyStore<Connection>;
  /** Must be called with the key of each listener that changed or was closed. */
  readonly changed: (key: string) => void;
  /** Marks the server as unreachable, whatever the listeners report. */
  readonly unreachable: () => void;
  /** Marks the server as reachable; the only source of that while no listener can tell. */
  readonly reachable: () => void;
  readonly stop: () => void;
}

/** Creates a tracker that starts from the current states of the listeners. */
export function createConnectionTracker(options: ConnectionTrackerOptions): ConnectionTracker {
  const { network, listeners, settleMs = 500, patienceMs = 10_000 } = options;
  const connection = createValueStore<Connection>({ status: 'unknown' });
  /**
   * Keys of listeners that have the server's view, but were opened before the device went offline.
   */
  let doubtful = new Set<string>();
  let doubt: { timer: ReturnType<typeof setTimeout>; wait: number } | undefined;

  function clearDoubt(): void {
    clearTimeout(doubt?.timer);
    doubt = undefined;
  }

  function setStatus(state: 'online' | 'offline'): void {
    clearDoubt();
    if (connection.getState().status !== state)
      connection.set({ status: state, since: Date.now() });
  }

  function doubtAll(): void {
    doubtful = new Set(listeners.keys());
    setStatus('offline');
  }

  /** Returns the views of the listeners that have one; failed ones don't. */
  function answersOf(): readonly Answer[] {
    return [...listeners]
      .filter(([key]) => !key.startsWith(UNWATCHED))
      .flatMap(([key, { getState }]) => answerOf(getState(), doubtful.has(key)) ?? []);
  }

  function evaluate(): void {
    const answers = answersOf();
    if (answers.length === 0 || answers.includes('server')) return clearDoubt();
    if (network.offline()) return setStatus('offline');
    // A lost connection shows faster than a first answer that is late.
    const lost = connection.getState().status === 'online' && !answers.includes('waiting');
    const wait = lost ? settleMs : patienceMs;
    if (doubt !== undefined && doubt.wait <= wait) return undefined;
    clearDoubt();
    doubt = { wait, timer: setTimeout(() => setStatus('offline'), wait) };
    return undefined;
  }

  const unsubscribe = network.subscribe(() => {
    if (network.offline()) doubtAll();
    else reachable();
  });

  function reachable(): void {
    if (answersOf().length === 0) connection.set({ status: 'unknown' });
  }

  function changed(key: string): void {
    const state = listeners.get(key)?.getState();
    const server = state !== undefined && answerOf(state, false) === 'server';
    // A local change carries the previous view, which proves nothing while offline.
    if (server && doubtful.has(key) && network.offline()) return;
    doubtful.delete(key);
    if (server && !key.startsWith(UNWATCHED)) setStatus('online');
    else evaluate();
  }
  if (listeners.size === 0) evaluate();
  for (const key of listeners.keys()) changed(key);

  return {
    connection,
    changed,
    unreachable: doubtAll,
    reachable,
    stop() {
      clearDoubt();
      unsubscribe();
    },
  };
}

/** A listener's view of the server: none yet, current, or lost. */
type Answer = 'waiting' | 'server' | 'cache';

/** Returns a listener's view of the server; undefined if it has none. */
function answerOf(state: LiveState<unknown>, doubtful: boolean): Answer | undefined {
  if (state.status === 'loading') return 'waiting';
  if (state.status !== 'ready') return undefined;
  if (!state.fromCache && !doubtful) return 'server';
  return state.syncedAt === undefined ? 'waiting' : 'cache';
}
