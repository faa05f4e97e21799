import { use, useMemo, useSyncExternalStore } from 'react';
import { firstResult } from '../live/first-result.ts';
import { IDLE, type LiveQuery, type LiveState, type ReadyState } from '../live/live-state.ts';

type Readable<State> = Omit<LiveQuery<State>, 'preload'>;

const NOTHING: Readable<typeof IDLE> = {
  key: '',
  getState: () => IDLE,
  subscribe: () => () => undefined,
};

/** Subscribes to live data while the component is mounted; `undefined` reads nothing. */
export function useLive<Data>(live: LiveQuery<LiveState<Data>> | undefined): LiveState<Data> {
  const asked: Readable<LiveState<Data>> = live ?? NOTHING;
  // Equal queries have equal keys, so the first object can be used for all of them.
  // oxlint-disable-next-line react/exhaustive-deps -- keyed by the question, not by its object
  const { getState: get, subscribe } = useMemo(() => asked, [asked.key]);
  return useSyncExternalStore<LiveState<Data>>(subscribe, get, () => IDLE);
}

/**
 * Subscribes to live data and suspends until it has arrived.
 * @throws {AppError} the failure, for the nearest error boundary
 */
export function useSuspenseLive<Data>(live: LiveQuery<LiveState<Data>>): ReadyState<Data> {
  const state = useLive(live);
  if (state.status === 'failed') throw state.error;
  if (state.status === 'ready') return state;
  use(nextAnswer(live));
  throw new Error('The data was let go of too early.');
}

/** Promises by query key, because React compares the promise with the one that suspended. */
const waits = new Map<string, Promise<unknown>>();

function nextAnswer<Data>(live: LiveQuery<LiveState<Data>>): Promise<unknown> {
  const running = waits.get(live.key);
  if (running !== undefined) return running;
  const wait = firstResult(live).then(() => waits.delete(live.key));
  waits.set(live.key, wait);
  return wait;
}
