import { type HttpCall, json, type Route } from '@quits/service-base';
import type { ClientConfigSource } from './client-config.ts';
import type { Xsrf } from './session/xsrf.ts';

/**
 * Routes about the backend itself: readiness, and configuration of clients.
 * @param configOf returns the configuration of a caller
 */
export function backendRoutes(
  project: string,
  configOf: (call: HttpCall) => object,
  xsrf: Xsrf,
): Route[] {
  return [
    {
      method: 'GET',
      path: '/__/ready',
      crossOrigin: 'api',
      handle: () => json({ ready: true, project }, 200, NO_STORE),
    },
    {
      method: 'GET',
      path: '/__/firebase/init.json',
      crossOrigin: 'api',
      handle(call) {
        const token = xsrf.cookieFor(call);
        const cookie = token === undefined ? {} : { 'Set-Cookie': token };
        return json(configOf(call), 200, { ...NO_STORE, ...cookie });
      },
    },
  ];
}

/** Route of the root without a hosted app: names the backend, like the official emulator. */
export function rootRoute(source: ClientConfigSource): Route {
  return {
    method: 'GET',
    path: '/',
    crossOrigin: 'api',
    handle: () => json({ authEmulator: { ready: true }, project: source.project }, 200, NO_STORE),
  };
}

const NO_STORE = { 'Cache-Control': 'no-store' };
