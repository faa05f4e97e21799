import { createStore } from 'zustand/vanilla';

/** Read-only half of a zustand store; every zustand store and every live query fits. */
export interface ReadonlyStore<Value> {
  readonly getState: () => Value;
  /** Calls the listener after each change; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A {@link ReadonlyStore} whose owner can replace the value. */
export interface ValueStore<Value> extends ReadonlyStore<Value> {
  readonly set: (value: Value) => void;
}

/** Creates a zustand store of one value; doesn’t notify listeners if the value is unchanged. */
export function createValueStore<Value>(initial: Value): ValueStore<Value> {
  const { getState, setState, subscribe } = createStore(() => initial);
  return {
    getState,
    // Pass an updater, since zustand would call a value that is a function.
    set: (value) => setState(() => value, true),
    subscribe,
  };
}
