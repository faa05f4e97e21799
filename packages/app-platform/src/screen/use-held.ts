import {
  type BuildQuery,
  liveList,
  type ListOptions,
  type ListState,
  type PathParams,
  type QueryState,
  type ReadableCollection,
} from '@quits/firestore';
import { useDatabase, useLive } from '@quits/firestore/react';
import { createContext, use, useEffect, useMemo, useSyncExternalStore } from 'react';

/** Live data with an identity. */
interface Store {
  /** Equal data have equal keys. */
  readonly key: string;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Subscriptions of a kept screen. */
export interface Held {
  /** Subscribes until {@link Held.release}, once for each key. */
  readonly hold: (store: Store) => void;
  readonly release: () => void;
}

/** Creates an empty set of subscriptions. */
export function createHeld(): Held {
  const ends = new Map<string, () => void>();
  return {
    hold({ key, subscribe }) {
      if (!ends.has(key))
        ends.set(
          key,
          subscribe(() => undefined),
        );
    },
    release() {
      for (const end of ends.values()) end();
      ends.clear();
    },
  };
}

/** The subscriptions of the surrounding kept screen. */
export const HeldContext = createContext<Held | undefined>(undefined);

/** Like `useLiveQuery`, but stays subscribed while the screen is hidden, so that its data are current when it is shown again. */
export function useHeldQuery<Path extends string, Output extends object>(
  collection: ReadableCollection<Path, Output>,
  params: PathParams<Path>,
  build?: BuildQuery<Output>,
): QueryState<Output> {
  const query = useDatabase().liveQuery(collection, params, build);
  useHold(query);
  return useLive(query);
}

/** Like `useLiveList`, but keeps its pages while the screen is hidden. */
export function useHeldList<Path extends string, Output extends object>(
  collection: ReadableCollection<Path, Output>,
  params: PathParams<Path>,
  build?: BuildQuery<Output>,
  options?: ListOptions,
): readonly [state: ListState<Output>, loadMore: () => void] {
  const asked = liveList(useDatabase(), collection, params, build, options);
  // oxlint-disable-next-line react/exhaustive-deps -- keyed by the question, not by its object
  const list = useMemo(() => asked, [asked.key]);
  useHold(list);
  return [useSyncExternalStore(list.subscribe, list.getState), list.loadMore];
}

function useHold(store: Store): void {
  const held = use(HeldContext);
  // oxlint-disable-next-line react/exhaustive-deps -- keyed by the question, not by its object
  useEffect(() => held?.hold(store), [held, store.key]);
}
