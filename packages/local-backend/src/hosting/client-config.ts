import type { HttpCall } from '@quits/service-base';
import { apiKeyOf } from '@quits/identity-service';

/** Addresses of a backend's services as seen by a caller. */
export interface EmulatorAddresses {
  /** For `connectAuthEmulator`. */
  readonly auth: string;
  /** For `connectFirestoreEmulator`. */
  readonly firestore: { readonly host: string; readonly port: number };
  /** For `connectStorageEmulator`. */
  readonly storage: { readonly host: string; readonly port: number };
}

/**
 * Response of `/__/firebase/init.json`: options of `initializeApp`, and the addresses to connect
 * to.
 */
export interface ClientConfig {
  readonly apiKey: string;
  readonly appId: string;
  readonly authDomain: string;
  readonly measurementId: string;
  readonly messagingSenderId: string;
  readonly projectId: string;
  readonly storageBucket: string;
  /** Missing on the provider's own hosting; there, production services are used. */
  readonly emulators: EmulatorAddresses;
}

/** Parts of the backend that {@link clientConfig} uses. */
export interface ClientConfigSource {
  readonly project: string;
  readonly port: number;
  readonly firestorePort: number;
  /** Ports at which single services are found too. */
  readonly emulatorPorts?: Readonly<Record<string, number>>;
}

/** Number of the project, in its app ids. */
export const SENDER = '100000000000';

/** Returns the configuration of a client that uses this host name. */
export function clientConfig(source: ClientConfigSource, hostname: string): ClientConfig {
  const { project, port, firestorePort } = source;
  const host = hostname;
  return {
    apiKey: apiKeyOf(project),
    appId: appIdOf(),
    authDomain: `${host}:${port}`,
    measurementId: 'G-LOCAL00000',
    messagingSenderId: SENDER,
    projectId: project,
    storageBucket: `${project}.appspot.com`,
    emulators: {
      auth: `http://${host}:${port}`,
      firestore: { host, port: firestorePort },
      storage: { host, port },
    },
  };
}

/** The one web app of the project. */
export function appIdOf(): string {
  return `1:${SENDER}:web:00000000000000000000aa`;
}

/** The host name by which a caller reached us. */
export function hostnameOf(call: HttpCall): string {
  return call.url.hostname;
}
