import type { Live, LiveState, OpenListener } from './live-state.ts';
import { IDLE } from './live-state.ts';
import {
  createSharedListener,
  type ListenerWatch,
  type SharedListener,
} from './shared-listener.ts';

/** Options of {@link createListenerPool}. */
export interface ListenerPoolOptions {
  readonly watch: ListenerWatch;
  /** How long a listener stays open after its last reader has left, in milliseconds. */
  readonly lingerMs: number;
}

/** Options of one question. */
export interface LiveOptions {
  /** Whether its answers say something about the connection. @default true */
  readonly watched?: boolean;
}

const UNWATCHED: ListenerWatch = {
  opened: () => undefined,
  heard: () => undefined,
  closed: () => undefined,
};

/** All listeners of a database, one for each distinct question. */
export interface ListenerPool {
  /** Live data of a question; the key must name the question and the type of its answer. */
  live<Data>(key: string, open: OpenListener<Data>, options?: LiveOptions): Live<LiveState<Data>>;
  /** Opens everything that is being read. */
  readonly activate: () => void;
  /** Closes everything and forgets what it held. */
  readonly deactivate: () => void;
  /** Opens what has failed again. */
  readonly wake: () => void;
  /** Number of listeners that exist, lingering ones included. */
  readonly size: () => number;
}

/** Creates an inactive pool. */
export function createListenerPool({ watch, lingerMs }: ListenerPoolOptions): ListenerPool {
  const listeners = new Map<string, SharedListener<unknown>>();
  let active = false;

  function acquire<Data>(
    key: string,
    open: OpenListener<Data>,
    { watched = true }: LiveOptions,
  ): SharedListener<Data> {
    // The key names the type of the answer, so a listener found by it has this type.
    const existing = listeners.get(key) as SharedListener<Data> | undefined;
    if (existing !== undefined) return existing;
    const created = createSharedListener<Data>({
      key,
      open,
      watch: watched ? watch : UNWATCHED,
      lingerMs,
      abandoned: () => listeners.delete(key),
    });
    listeners.set(key, created);
    if (active) created.activate();
    return created;
  }

  return {
    live: <Data>(
      key: string,
      open: OpenListener<Data>,
      options: LiveOptions = {},
    ): Live<LiveState<Data>> => ({
      key,
      get: () => (listeners.get(key) as SharedListener<Data> | undefined)?.get() ?? IDLE,
      subscribe: (listener) => acquire(key, open, options).subscribe(listener),
      ready: () => acquire(key, open, options).ready(),
      preload: () => acquire(key, open, options).touch(),
    }),
    activate() {
      active = true;
      for (const listener of listeners.values()) listener.activate();
    },
    deactivate() {
      active = false;
      for (const listener of listeners.values()) listener.deactivate();
    },
    wake() {
      for (const listener of listeners.values()) listener.wake();
    },
    size: () => listeners.size,
  };
}
