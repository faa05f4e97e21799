import { IDLE, type LiveQuery, type LiveState, type OpenListener } from './live-state.ts';
import { createSharedListener, type SharedListener } from './shared-listener.ts';

/** All listeners of a database, one for each distinct question. */
export interface ListenerPool {
  /** Live data of a question; the key must name the question and the type of its answer. */
  live<Data>(key: string, open: OpenListener<Data>): LiveQuery<LiveState<Data>>;
  /** Opens everything that is being read. */
  readonly activate: () => void;
  /** Closes everything and forgets what it held. */
  readonly deactivate: () => void;
  /** Opens what has failed again. */
  readonly wake: () => void;
  /** Opens everything anew that is open. */
  readonly restart: () => void;
  /** Those that exist, lingering ones included. */
  readonly listeners: ReadonlyMap<string, SharedListener<unknown>>;
}

/**
 * Creates an inactive pool; its listeners stay open so many milliseconds after their last reader has
 * left. `changed` is called with the key of each whose state has changed.
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
