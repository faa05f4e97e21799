/** A value that can be read at any time and watched for changes. */
export interface Observable<Value> {
  readonly get: () => Value;
  /** Calls the listener after each change; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** An {@link Observable} that its owner can change. */
export interface MutableObservable<Value> extends Observable<Value> {
  readonly set: (value: Value) => void;
}

/** Creates an observable; doesn’t notify listeners if the value is unchanged. */
export function observable<Value>(initial: Value): MutableObservable<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
