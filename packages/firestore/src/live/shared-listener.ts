import { type Observable, observable } from '@quits/firebase-core';
import { IDLE, type LiveState, LOADING, type OpenListener, type Sink } from './live-state.ts';
import { planRetry } from './retry-policy.ts';

/** Told what an open listener learns about the connection. */
export interface ListenerWatch {
  readonly opened: (key: string) => void;
  readonly heard: (key: string, fromCache: boolean) => void;
  readonly closed: (key: string) => void;
}

/** Options of {@link createSharedListener}. */
export interface SharedListenerOptions<Data> {
  readonly key: string;
  readonly open: OpenListener<Data>;
  readonly watch: ListenerWatch;
  readonly lingerMs: number;
  /** Called when nobody reads it any more and it has been closed. */
  readonly abandoned: () => void;
}

/** One listener with all its readers. */
export interface SharedListener<Data> extends Observable<LiveState<Data>> {
  /**
   * Resolves once there is an answer or a failure, and reads until then. The promise stays the same
   * until the answer is gone, because React compares it with the one that it suspended on.
   */
  readonly ready: () => Promise<void>;
  /** Opens it without a reader, for the linger time. */
  readonly touch: () => void;
  /** Lets it open; it opens only while someone reads it. */
  readonly activate: () => void;
  /** Closes it and forgets what it holds, readers or not. */
  readonly deactivate: () => void;
  /** Opens it again if it has failed, without waiting any longer. */
  readonly wake: () => void;
}

/** Marked the way React marks promises, so that reading it never suspends. */
const ANSWERED: Promise<void> = Object.assign(Promise.resolve(), {
  status: 'fulfilled',
  value: undefined,
});

/** Creates a listener that is open while it is active and read, and a moment longer. */
export function createSharedListener<Data>(
  options: SharedListenerOptions<Data>,
): SharedListener<Data> {
  const { key, open, watch, lingerMs } = options;
  const state = observable<LiveState<Data>>(IDLE);
  let readers = 0;
  let active = false;
  let failures = 0;
  let stop: (() => void) | undefined;
  let linger: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let waiting: Promise<void> | undefined;

  function start(): void {
    if (stop !== undefined || !active) return;
    clearTimeout(retry);
    if (state.get().status !== 'ready') startOver(LOADING);
    let current = true;
    watch.opened(key);
    const sink: Sink<Data> = {
      next(reading) {
        if (!current) return;
        // What the device remembers is no sign that the server has come to allow it.
        if (!reading.fromCache) failures = 0;
        watch.heard(key, reading.fromCache);
        const last = state.get();
        const before = last.status === 'ready' ? last.syncedAt : undefined;
        state.set({
          status: 'ready',
          ...reading,
          syncedAt: reading.fromCache ? before : Date.now(),
        });
      },
      fail(error) {
        if (!current) return;
        close();
        failures += 1;
        const shown = state.get();
        const showsOwnChange = shown.status === 'ready' && shown.pending;
        const { delay, quiet } = planRetry(error.code, failures, showsOwnChange);
        if (!quiet) state.set({ status: 'failed', error, retrying: delay !== undefined });
        // What is shown may be the person's own change that has not arrived: it stays meanwhile.
        else if (shown.status !== 'ready') state.set(LOADING);
        if (delay !== undefined) retry = setTimeout(start, delay);
      },
    };
    let unsubscribe: (() => void) | undefined;
    stop = () => {
      current = false;
      unsubscribe?.();
    };
    unsubscribe = open(sink);
  }

  /** Who waited for the last answer has got it; who asks from now on waits for the next. */
  function startOver(next: typeof IDLE | typeof LOADING): void {
    if (answered()) waiting = undefined;
    state.set(next);
  }

  function close(): void {
    clearTimeout(retry);
    const running = stop;
    if (running === undefined) return;
    stop = undefined;
    running();
    watch.closed(key);
  }

  function reset(): void {
    close();
    failures = 0;
    startOver(IDLE);
  }

  function lingerOn(): void {
    clearTimeout(linger);
    linger = setTimeout(() => {
      reset();
      options.abandoned();
    }, lingerMs);
  }

  function subscribe(listener: () => void): () => void {
    readers += 1;
    clearTimeout(linger);
    const unsubscribe = state.subscribe(listener);
    start();
    let subscribed = true;
    return () => {
      if (!subscribed) return;
      subscribed = false;
      unsubscribe();
      readers -= 1;
      if (readers === 0) lingerOn();
    };
  }

  function nextAnswer(): Promise<void> {
    return new Promise((resolve) => {
      const stop = subscribe(() => {
        if (!answered()) return;
        resolve();
        stop();
      });
    });
  }

  const answered = () => state.get().status === 'ready' || state.get().status === 'failed';

  return {
    get: state.get,
    subscribe,
    ready() {
      waiting ??= answered() ? ANSWERED : nextAnswer();
      return waiting;
    },
    touch() {
      start();
      if (readers === 0) lingerOn();
    },
    activate() {
      active = true;
      if (readers > 0) start();
    },
    deactivate() {
      active = false;
      reset();
    },
    wake() {
      if (stop !== undefined || state.get().status === 'idle') return;
      failures = 0;
      start();
    },
  };
}
