import { createStore } from 'zustand/vanilla';

/** The reading half of a zustand store: any store of zustand is one, and so are live queries. */
export interface ReadonlyStore<Value> {
  readonly getState: () => Value;
  /** Calls the listener after each change; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A {@link ReadonlyStore} of one value that its owner replaces. */
export interface ValueStore<Value> extends ReadonlyStore<Value> {
  readonly set: (value: Value) => void;
}

/** Creates a zustand store of one value; doesn’t notify listeners if the value is unchanged. */
export function createValueStore<Value>(initial: Value): ValueStore<Value> {
  const { getState, setState, subscribe } = createStore(() => initial);
  return {
    getState,
    // As an updater: a value that is a function is stored, not called.
    set: (value) => setState(() => value, true),
    subscribe,
  };
}
