import type { NetworkHint } from './connection-tracker.ts';

/** The browser's own opinion of the network. */
export function browserNetwork(): NetworkHint {
  return {
    offline: () => globalThis.navigator !== undefined && !globalThis.navigator.onLine,
    subscribe(listener) {
      const target = globalThis.window;
      target?.addEventListener('online', listener);
      target?.addEventListener('offline', listener);
      return () => {
        target?.removeEventListener('online', listener);
        target?.removeEventListener('offline', listener);
      };
    },
  };
}
