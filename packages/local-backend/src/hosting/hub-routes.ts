import { json, type Route } from '@quits/service-base';
import { hostnameOf, type ClientConfigSource } from './client-config.ts';

/** Routes by which test tools find the services, as at the hub of the provider's emulators. */
export function hubRoutes(source: ClientConfigSource): Route[] {
  return [
    {
      method: 'GET',
      path: '/emulators',
      crossOrigin: 'api',
      handle: (call) => {
        const at = (port: number) => ({ host: hostnameOf(call), port });
        return json({
          hub: at(source.port),
          auth: at(source.port),
          storage: at(source.port),
          firestore: at(source.firestorePort),
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
