import { useSyncExternalStore } from 'react';

/** State of code that loads on demand; `missing` if it isn't on the device and couldn't be fetched. */
export type Code<T> =
  | { readonly status: 'loading' | 'missing' }
  | { readonly status: 'ready'; readonly value: T };

/** Time between attempts, in milliseconds: browsers report a connection before it works. */
const RETRY_AFTER = 3_000;

/**
 * Creates a hook for code that may not be on the device. It starts loading on first use, and tries again while a component
 * uses it and the device is online. Unlike `lazy`, it doesn't hide what stands beside the code, and doesn't fail.
 */
export function createCodeHook<T>(load: () => Promise<T>): () => Code<T> {
  let code: Code<T> = { status: 'loading' };
  let isStarted = false;
  const listeners = new Set<() => void>();

  function set(next: Code<T>): void {
    code = next;
    for (const listener of listeners) listener();
  }

  function start(): void {
    isStarted = true;
    load().then(
      (value) => set({ status: 'ready', value }),
      () => {
        set({ status: 'missing' });
        setTimeout(retry, RETRY_AFTER);
      },
    );
  }

  function retry(): void {
    if (listeners.size === 0) isStarted = false;
    else if (navigator.onLine) start();
    else setTimeout(retry, RETRY_AFTER);
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function getSnapshot(): Code<T> {
    if (!isStarted) start();
    return code;
  }

  return () => useSyncExternalStore(subscribe, getSnapshot);
}
