import type { ConnectivitySource } from '../run/options.ts';

/** Creates the browser's source of connectivity changes; `undefined` outside of a browser. */
export function browserConnectivity(): ConnectivitySource | undefined {
  if (typeof globalThis.addEventListener !== 'function' || globalThis.navigator === undefined) {
    return undefined;
  }
  return {
    online: () => globalThis.navigator.onLine,
    subscribe(listener) {
      globalThis.addEventListener('online', listener);
      globalThis.addEventListener('offline', listener);
      return () => {
        globalThis.removeEventListener('online', listener);
        globalThis.removeEventListener('offline', listener);
      };
    },
  };
}
