import { clientConfig, hostnameOf, type ClientConfigSource } from '../hosting/client-config.ts';
import { json } from './http-reply.ts';
import type { Route } from './router.ts';

/** Routes about the backend itself: whether it is ready, and how clients are to be configured. */
export function backendRoutes(source: ClientConfigSource): Route[] {
  return [
    {
      method: 'GET',
      path: '/__/ready',
      crossOrigin: 'api',
      handle: () => json({ ready: true, project: source.project }, 200, NO_STORE),
    },
    {
      method: 'GET',
      path: '/__/firebase/init.json',
      crossOrigin: 'api',
      handle: (call) => json(clientConfig(source, hostnameOf(call)), 200, NO_STORE),
    },
  ];
}

const NO_STORE = { 'Cache-Control': 'no-store' };
