import { clientConfig, type ClientConfigSource } from '../hosting/client-config.ts';
import type { Connection } from './overview-page.ts';

/** Returns how a client that calls by a host name connects to a development backend. */
export function localConnection(source: ClientConfigSource, hostname: string): Connection {
  const config = clientConfig(source, hostname);
  const { auth, firestore, storage } = config.emulators;
  return {
    addresses: [
      { service: 'app', address: `http://${config.authDomain}` },
      { service: 'identity', address: auth },
      { service: 'firestore', address: `${firestore.host}:${firestore.port}` },
      { service: 'storage', address: `${storage.host}:${storage.port}` },
    ],
    config: { ...config },
  };
}
