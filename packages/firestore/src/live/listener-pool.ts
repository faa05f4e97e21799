import { IDLE, type LiveQuery, type LiveState, type OpenListener } from './live-state.ts';
import { createSharedListener, type SharedListener } from './shared-listener.ts';

/** All listeners of a database, one for each distinct query. */
export interface ListenerPool {
  /** Returns live data of a query; the key must identify the query and the type of its result. */
  live<Data>(key: string, open: OpenListener<Data>): LiveQuery<LiveState<Data>>;
  /** Opens everything that is being read. */
  readonly activate: () => void;
  /** Closes all listeners and clears their data. */
  readonly deactivate: () => void;
  /** Reopens failed listeners. */
  readonly wake: () => void;
  /** Restarts all open listeners. */
  readonly restart: () => void;
  /** Existing listeners, including those kept open without subscribers. */
  readonly listeners: ReadonlyMap<string, SharedListener<unknown>>;
}

/**
 * Creates an inactive pool. Listeners stay open for `keepAliveMs` after their last subscriber has
 * left. `changed` is called with the key of each listener whose state has changed.
 */
export function createListenerPool(
  keepAliveMs: number,
  changed: (key: string) => void,
): ListenerPool {
  const listeners = new Map<string, SharedListener<unknown>>();
  let active = false;

  const all = (action: 'activate' | 'deactivate' | 'wake' | 'restart') => () => {
    if (action.endsWith('activate')) active = action === 'activate';
    for (const listener of listeners.values()) listener[action]();
  };

  return {
    live<Data>(key: string, open: OpenListener<Data>): LiveQuery<LiveState<Data>> {
      // The key names the type of the answer, so a listener found by it has this type.
      const find = () => listeners.get(key) as SharedListener<Data> | undefined;
      function subscribe(listener: () => void): () => void {
        const existing = find();
        if (existing !== undefined) return existing.subscribe(listener);
        const created = createSharedListener<Data>({
          open,
          changed: () => changed(key),
          keepAliveMs,
          abandoned: () => listeners.delete(key),
        });
        listeners.set(key, created);
        if (active) created.activate();
        return created.subscribe(listener);
      }
      return {
        key,
        getState: () => find()?.getState() ?? IDLE,
        subscribe,
        preload: () => subscribe(() => undefined)(),
      };
    },
    activate: all('activate'),
    deactivate: all('deactivate'),
    wake: all('wake'),
    restart: all('restart'),
    listeners,
  };
}
