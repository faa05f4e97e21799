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
