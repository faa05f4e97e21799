import type { FirestoreOptions, WebChannelOptions } from '@quits/firestore-service';
import type { IdentityOptions, IdentitySettings } from '@quits/identity-service';
import { type Authenticate, createTrustedNames, type TrustedNames } from '@quits/service-base';
import type { FirestoreLimits } from './firestore/create-firestore-front.ts';
import type { StorageLimits } from './storage/storage-context.ts';
import { type RequestGate, localGate } from './http/request-gate.ts';
import { isLocalHost, refuseExposure } from './options/exposure.ts';
import type { LocalBackendOptions } from './options/options.ts';

/** Parts of the services that depend on who can reach them. */
export interface Deployment {
  readonly identity: Pick<
    IdentityOptions,
    | 'deliversMessages'
    | 'externalProviders'
    | 'providerPage'
    | 'publicOrigin'
    | 'recordSignIn'
    | 'settings'
    | 'signUpGuard'
  >;
  /** Whether sent messages are stored, for developers to read. */
  readonly keepsMessages: boolean;
  readonly webChannel: WebChannelOptions;
  /** Owner of the task to move the write-ahead log into the database file. */
  readonly checkpoints: FirestoreOptions['checkpoints'];
  /** Returns the limits of Firestore's callers. */
  readonly firestoreLimits?: (authenticate: Authenticate) => FirestoreLimits;
  readonly storageLimits?: StorageLimits;
  /** Refusals of the rules that are logged in a minute. @default all */
  readonly refusalsAMinute?: number;
  /** Accounts that one address may create in an hour. */
  readonly signUpsAnHour?: number;
  /** @throws {StartError} if the services must not start with the stored settings */
  check(settings: IdentitySettings): void;
  /** Returns the origins that may call, and the host names that are answered. */
  namesOf(settings: () => IdentitySettings): TrustedNames;
  /** @param service Firestore may have a port of its own, in front of which there is no proxy */
  gateOf(trusted: TrustedNames, service: 'app' | 'firestore'): RequestGate;
}

/** Returns the deployment of a development backend, which only this machine can reach. */
export function localDeployment(options: LocalBackendOptions): Deployment {
  const { host = '127.0.0.1', trustProxy = false, identity } = options;
  return {
    identity: {
      providerPage: options.providerPage ?? isLocalHost(host),
      ...(identity === undefined ? {} : { settings: identity }),
    },
    keepsMessages: true,
    webChannel: {},
    checkpoints: 'automatic',
    check: ({ actionUrl }) => refuseExposure(options, actionUrl),
    namesOf: (settings) => createTrustedNames(() => [host, ...settings().authorizedDomains]),
    gateOf: (trusted, service) => localGate(trusted, service === 'app' && trustProxy),
  };
}
