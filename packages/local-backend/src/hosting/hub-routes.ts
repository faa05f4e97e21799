import { header, HttpError, json, readJsonObject, type Route } from '@quits/service-base';
import { StartError } from '../diagnostics/start-error.ts';
import { hostnameOf, type ClientConfigSource } from './client-config.ts';

/** Route by which `firebase emulators:export` asks for an export; pages can't. */
export function exportRoute(exportTo: (folder: string) => Promise<unknown>): Route {
  return {
    method: 'POST',
    path: '/_admin/export',
    crossOrigin: 'none',
    async handle(call) {
      if (header(call, 'origin') !== undefined) throw new HttpError(403, 'Pages may not export.');
      const { path } = await readJsonObject(call.request, EXPORT_LIMIT);
      if (typeof path !== 'string' || path === '')
        throw new HttpError(400, 'path must be a folder.');
      try {
        await exportTo(path);
      } catch (error) {
        if (!(error instanceof StartError)) throw error;
        return json({ message: error.message }, 500);
      }
      return json({ message: 'OK' });
    },
  };
}

/** Version of Firebase's command line whose hub this one is like. */
export const HUB_VERSION = '15.34.2';

/** In bytes. */
const EXPORT_LIMIT = 10_000;

/** Routes by which test tools find the services, as at the hub of the provider's emulators. */
export function hubRoutes(source: ClientConfigSource): Route[] {
  return [
    {
      method: 'GET',
      path: '/emulators',
      crossOrigin: 'api',
      handle: (call) => {
        const host = hostnameOf(call);
        const at = (name: string, port: number) => ({
          name,
          host,
          port,
          listen: [{ address: host, family: host.includes(':') ? 'IPv6' : 'IPv4', port }],
        });
        const shared = (name: string) => at(name, source.emulatorPorts?.[name] ?? source.port);
        return json({
          hub: shared('hub'),
          ui: shared('ui'),
          auth: shared('auth'),
          storage: shared('storage'),
          hosting: at('hosting', source.port),
          firestore: at('firestore', source.firestorePort),
        });
      },
    },
    // There are no background triggers, so switching them takes effect immediately.
    ...['disableBackgroundTriggers', 'enableBackgroundTriggers'].map((name): Route => ({
      method: 'PUT',
      path: `/functions/${name}`,
      crossOrigin: 'api',
      handle: () => json({ enabled: false }),
    })),
  ];
}
