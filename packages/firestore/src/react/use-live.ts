import { useMemo, useSyncExternalStore } from 'react';
import { IDLE, type Live, type LiveState } from '../live/live-state.ts';

const nothing: Live<typeof IDLE> = {
  key: '',
  get: () => IDLE,
  subscribe: () => () => undefined,
  preload: () => undefined,
};

/** Reads live data while the component is mounted; `undefined` reads nothing. */
export function useLive<Data>(live: Live<LiveState<Data>> | undefined): LiveState<Data> {
  const asked: Live<LiveState<Data>> = live ?? nothing;
  // Equal questions have equal keys, so the first one asked can stand for those that follow.
  // oxlint-disable-next-line react/exhaustive-deps -- keyed by the question, not by its object
  const stable = useMemo(() => asked, [asked.key]);
  return useSyncExternalStore<LiveState<Data>>(stable.subscribe, stable.get, () => IDLE);
}
