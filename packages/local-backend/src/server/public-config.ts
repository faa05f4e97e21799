import { apiKeyOf } from '@quits/identity-service';
import type { Connection } from '../dashboard/overview-page.ts';
import type { ProviderInfo } from './providers/provider-settings.ts';
import { appIdOf, SENDER } from '../hosting/client-config.ts';

/**
 * Response of `/__/firebase/init.json` of a production server: options of `initializeApp`. It names no emulators,
 * because the boot script redirects the SDK's requests.
 */
export interface PublicConfig {
  readonly apiKey: string;
  readonly appId: string;
  readonly authDomain: string;
  readonly messagingSenderId: string;
  readonly projectId: string;
  readonly storageBucket: string;
  /** Tells apps that the host has `/__session`, `/__report` and a collector of events. */
  readonly hostedBy: 'quits-backend';
  /** Services that people can sign in with. */
  readonly signInProviders: readonly ProviderInfo[];
}

/** Returns the configuration of a server's clients. */
export function publicConfig(
  project: string,
  url: URL,
  signInProviders: readonly ProviderInfo[],
): PublicConfig {
  return {
    apiKey: apiKeyOf(project),
    appId: appIdOf(),
    authDomain: url.host,
    messagingSenderId: SENDER,
    projectId: project,
    storageBucket: `${project}.appspot.com`,
    hostedBy: 'quits-backend',
    signInProviders,
  };
}

/** Returns how clients connect, for the dashboard. */
export function publicConnection(
  project: string,
  url: URL,
  signInProviders: readonly ProviderInfo[],
): Connection {
  const services = ['app', 'identity', 'firestore', 'storage'] as const;
  return {
    addresses: services.map((service) => ({ service, address: url.origin })),
    config: { ...publicConfig(project, url, signInProviders) },
  };
}
