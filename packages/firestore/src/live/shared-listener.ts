import { type ReadonlyStore, createValueStore } from '@quits/firebase-core';
import { backOff } from '../errors/back-off.ts';
import { IDLE, type LiveState, LOADING, type OpenListener } from './live-state.ts';

/** Options of {@link createSharedListener}. */
export interface SharedListenerOptions<Data> {
  readonly open: OpenListener<Data>;
  /** Called after each change of the state. */
  readonly changed: () => void;
  readonly keepAliveMs: number;
  /** Called when the last subscriber has left and the listener has been closed. */
  readonly abandoned: () => void;
}

/** One listener with all its subscribers. */
export interface SharedListener<Data> extends ReadonlyStore<LiveState<Data>> {
  /** Allows it to open; it opens only while it has subscribers. */
  readonly activate: () => void;
  /** Closes it and clears its data, subscribers or not. */
  readonly deactivate: () => void;
  /** Opens it again if it has failed, without waiting any longer. */
  readonly wake: () => void;
  /** Reopens it if it is open, and keeps showing its data. */
  readonly restart: () => void;
}

/** Creates a listener that is open while it is active and read, and a moment longer. */
export function createSharedListener<Data>({
  open,
  changed,
  keepAliveMs,
  abandoned,
}: SharedListenerOptions<Data>): SharedListener<Data> {
  const { getState: get, subscribe, set } = createValueStore<LiveState<Data>>(IDLE);
  let readers = 0;
  let active = false;
  let failures = 0;
  let stop: (() => void) | undefined;
  let linger: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function show(state: LiveState<Data>): void {
    set(state);
    changed();
  }

  function start(): void {
    if (stop !== undefined || !active) return;
    clearTimeout(retry);
    if (get().status !== 'ready') show(LOADING);
    let current = true;
    let unsubscribe: (() => void) | undefined;
    stop = () => {
      current = false;
      unsubscribe?.();
    };
    unsubscribe = open({
      next(reading) {
        if (!current) return;
        const { fromCache } = reading;
        // A cached snapshot doesn’t prove that access was granted.
        if (!fromCache) failures = 0;
        const last = get();
        const before = last.status === 'ready' ? last.syncedAt : undefined;
        show({ status: 'ready', ...reading, syncedAt: fromCache ? before : Date.now() });
      },
      fail(error) {
        if (!current) return;
        close();
        failures += 1;
        const shown = get();
        const ready = shown.status === 'ready';
        const retrying = /retry|wait|ignore/.test(error.recovery);
        // A refusal may only mean that new credentials haven't reached the database yet. Rules also
        // often allow reading only existing documents, and a document that the user is creating
        // doesn't exist until the write arrives.
        const quiet =
          /permission-denied|unauthenticated/.test(error.code) &&
          (failures === 1 || (ready && shown.pending));
        if (!quiet) show({ status: 'failed', error, retrying });
        else if (!ready) show(LOADING);
        if (quiet || retrying) retry = setTimeout(start, backOff(failures));
      },
    });
  }

  function close(): void {
    clearTimeout(retry);
    stop?.();
    stop = undefined;
  }

  function reset(): void {
    close();
    failures = 0;
    show(IDLE);
  }

  return {
    getState: get,
    subscribe(listener) {
      readers += 1;
      clearTimeout(linger);
      let leave: (() => void) | undefined = subscribe(listener);
      start();
      return () => {
        if (leave === undefined) return;
        leave();
        leave = undefined;
        readers -= 1;
        if (readers > 0) return;
        linger = setTimeout(() => {
          reset();
          abandoned();
        }, keepAliveMs);
      };
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
      if (stop !== undefined || get().status === 'idle') return;
      failures = 0;
      start();
    },
    restart() {
      if (stop === undefined) return;
      close();
      start();
    },
  };
}
