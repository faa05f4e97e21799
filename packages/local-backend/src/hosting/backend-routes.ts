import { type HttpCall, json, type Route, text } from '@quits/service-base';
import { HUB_VERSION } from './hub-routes.ts';
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
    configRoute(configOf, xsrf),
  ];
}

/**
 * Route of the configuration of clients.
 * @param configOf returns the configuration of a caller
 */
export function configRoute(configOf: (call: HttpCall) => object, xsrf: Xsrf): Route {
  return {
    method: 'GET',
    path: '/__/firebase/init.json',
    crossOrigin: 'api',
    handle(call) {
      const token = xsrf.cookieFor(call);
      const cookie = token === undefined ? {} : { 'Set-Cookie': token };
      return json(configOf(call), 200, { ...NO_STORE, ...cookie });
    },
  };
}

/**
 * Route of the root without a hosted app: names the backend, like the official emulator. At the hub's own port it
 * says where the hub is, and at that of the interface it leads to the dashboard.
 */
export function rootRoute(source: ClientConfigSource, role?: 'hub' | 'ui'): Route {
  return {
    method: 'GET',
    path: '/',
    crossOrigin: 'api',
    handle(call) {
      if (role === 'ui') return text('See the dashboard.\n', 302, { Location: '/__/' });
      if (role === 'hub') {
        const { origin, hostname, port } = call.url;
        return json({
          version: HUB_VERSION,
          origins: [origin],
          pid: process.pid,
          host: hostname,
          port: Number(port),
        });
      }
      return json({ authEmulator: { ready: true }, project: source.project }, 200, NO_STORE);
    },
  };
}

const NO_STORE = { 'Cache-Control': 'no-store' };
