import { use, useMemo, useSyncExternalStore } from 'react';
import { IDLE, type Live, type LiveState, type ReadyState } from '../live/live-state.ts';

const nothing: Live<typeof IDLE> = {
  key: '',
  get: () => IDLE,
  subscribe: () => () => undefined,
  ready: () => Promise.resolve(),
  preload: () => undefined,
};

/** Reads live data while the component is mounted; `undefined` reads nothing. */
export function useLive<Data>(live: Live<LiveState<Data>> | undefined): LiveState<Data> {
  const stable = useStable<Live<LiveState<Data>>>(live ?? nothing);
  return useSyncExternalStore<LiveState<Data>>(stable.subscribe, stable.get, () => IDLE);
}

/**
 * Reads live data and suspends until it has arrived.
 * @throws {AppError} what made it fail, for the nearest error boundary
 */
export function useSuspenseLive<Data>(live: Live<LiveState<Data>>): ReadyState<Data> {
  const stable = useStable(live);
  use(stable.ready());
  const state = useSyncExternalStore<LiveState<Data>>(stable.subscribe, stable.get, () => IDLE);
  if (state.status === 'ready') return state;
  throw state.status === 'failed' ? state.error : new Error('The data was let go of too early.');
}

/** Equal questions have equal keys, so the first one asked can stand for those that follow. */
function useStable<Question extends { readonly key: string }>(asked: Question): Question {
  // oxlint-disable-next-line react/exhaustive-deps -- keyed by the question, not by its object
  return useMemo(() => asked, [asked.key]);
}
