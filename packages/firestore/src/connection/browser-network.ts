import type { NetworkHint } from './connection-tracker.ts';

/** The browser's own opinion of the network. */
export function browserNetwork(): NetworkHint {
  return {
    // Outside of a browser there may be a navigator without an opinion.
    offline() {
      const { navigator } = globalThis;
      return navigator !== undefined && 'onLine' in navigator && !navigator.onLine;
    },
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
