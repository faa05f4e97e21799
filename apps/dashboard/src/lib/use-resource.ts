import { useCallback, useSyncExternalStore } from 'react';
import type { RequestError } from './fetch-json.ts';
import { resources } from './resources.ts';

/** Data of the backend as shown on a page. */
export interface Resource<T> {
  /** The latest value; `undefined` until it is loaded. */
  readonly value: T | undefined;
  /** The error of the latest request. */
  readonly error: RequestError | undefined;
  readonly reload: () => void;
}

/** Loads JSON from the backend; shows the value of an earlier visit until then. */
export function useResource<T>(path: string): Resource<T> {
  const subscribe = useCallback(
    (changed: () => void) => {
      const unsubscribe = resources.subscribe(path, changed);
      resources.load(path);
      return unsubscribe;
    },
    [path],
  );
  const { value, error } = useSyncExternalStore(subscribe, () => resources.get(path));
  const reload = useCallback(() => resources.load(path), [path]);
  return { value: value as T | undefined, error, reload };
}
