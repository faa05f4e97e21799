import { type AppError, err, ok, type Result } from '@quits/errors';
import { coreErrors } from '../core-errors.ts';

/** Address of an emulator. */
export interface HostAndPort {
  readonly host: string;
  readonly port: number;
}

/** Emulators to connect to; a service that is not listed connects to production. */
export interface EmulatorConfig {
  /** Origin of the Auth emulator, e.g. `http://localhost:8787`. */
  readonly auth?: string;
  readonly firestore?: HostAndPort;
  readonly storage?: HostAndPort;
}

/** A validated configuration: every required field is present. */
export interface FirebaseConfig {
  readonly apiKey: string;
  readonly projectId: string;
  readonly appId: string;
  readonly authDomain?: string;
  readonly storageBucket?: string;
  readonly messagingSenderId?: string;
  readonly measurementId?: string;
  readonly emulators?: EmulatorConfig;
  /** Server that hosts the app, such as `quits-backend`; missing on Firebase Hosting. */
  readonly hostedBy?: string;
  /** Services that people can sign in with, as far as the host says. */
  readonly signInProviders?: readonly SignInProvider[];
}

/** A service that people can sign in with. */
export interface SignInProvider {
  /** Such as `google.com` or `oidc.sso`. */
  readonly id: string;
  readonly name: string;
}

/** Error codes of a configuration. */
export type ConfigErrorCode = 'config/missing' | 'config/malformed' | 'config/unreachable';

const REQUIRED = ['apiKey', 'projectId', 'appId'] as const;
const OPTIONAL = [
  'authDomain',
  'storageBucket',
  'messagingSenderId',
  'measurementId',
  'hostedBy',
] as const;

/** Names of the text fields, required or optional. */
export const FIELDS = [...REQUIRED, ...OPTIONAL];

/**
 * Returns whether the app's host is the embedded backend or a server made of it, which have session cookies
 * (`/__session`), error reports (`/__report`) and a collector of events.
 */
export function hasOwnEndpoints({ emulators, hostedBy }: FirebaseConfig): boolean {
  return emulators !== undefined || hostedBy !== undefined;
}

/** Validates an unknown value; an error lists every field that is missing or has the wrong type. */
export function parseConfig(input: unknown): Result<FirebaseConfig, AppError<ConfigErrorCode>> {
  if (!isRecord(input)) {
    return err(coreErrors.create('config/malformed', { detail: 'it is not an object' }));
  }
  const missing = REQUIRED.filter((key) => input[key] === undefined || input[key] === '');
  if (missing.length > 0) {
    return err(coreErrors.create('config/missing', { detail: missing.join(', ') }));
  }
  const wrong = FIELDS.filter((key) => !['string', 'undefined'].includes(typeof input[key]));
  const emulators = parseEmulators(input['emulators']);
  if (wrong.length > 0 || emulators === 'malformed') {
    const fields = [...wrong, ...(emulators === 'malformed' ? ['emulators'] : [])];
    return err(coreErrors.create('config/malformed', { detail: fields.join(', ') }));
  }
  const given = OPTIONAL.filter((key) => input[key] !== undefined && input[key] !== '');
  return ok({
    apiKey: String(input['apiKey']),
    projectId: String(input['projectId']),
    appId: String(input['appId']),
    ...Object.fromEntries(given.map((key) => [key, input[key]])),
    ...(emulators === undefined ? {} : { emulators }),
    ...providersOf(input['signInProviders']),
  });
}

/** Reads the services of a server; a newer server may describe them in more ways. */
function providersOf(input: unknown): Pick<FirebaseConfig, 'signInProviders'> {
  if (!Array.isArray(input)) return {};
  const known = input.filter(isRecord).map(({ id, name }) => ({ id, name }));
  return {
    signInProviders: known.filter(
      (one): one is SignInProvider => typeof one.id === 'string' && typeof one.name === 'string',
    ),
  };
}

function parseEmulators(input: unknown): EmulatorConfig | undefined | 'malformed' {
  if (input === undefined || input === null) return undefined;
  if (!isRecord(input)) return 'malformed';
  const { auth, firestore, storage } = input;
  if (auth !== undefined && (typeof auth !== 'string' || !URL.canParse(auth))) return 'malformed';
  if (firestore !== undefined && !isHostAndPort(firestore)) return 'malformed';
  if (storage !== undefined && !isHostAndPort(storage)) return 'malformed';
  return {
    ...(auth === undefined ? {} : { auth }),
    ...(firestore === undefined ? {} : { firestore }),
    ...(storage === undefined ? {} : { storage }),
  };
}

function isHostAndPort(value: unknown): value is HostAndPort {
  return (
    isRecord(value) &&
    typeof value['host'] === 'string' &&
    Number.isInteger(value['port']) &&
    Number(value['port']) > 0 &&
    Number(value['port']) < 65_536
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
