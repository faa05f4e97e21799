import { isLoopback } from '@quits/service-base';
import { dirname, resolve } from 'node:path';
import { StartError } from '../diagnostics/start-error.ts';
import { BRANDS, type ProviderSettings } from '../server/providers/provider-settings.ts';
import type { Environment } from './option-values.ts';
import { readSecret, readText } from './read-secret.ts';
import { present } from './shared-options.ts';

/** Options that register the server at sign-in services. Secrets are in files or in the environment. */
export const PROVIDER_OPTIONS = {
  'google-client': { type: 'string' },
  'google-secret-file': { type: 'string' },
  'apple-client': { type: 'string' },
  'apple-team': { type: 'string' },
  'apple-key-id': { type: 'string' },
  'apple-key-file': { type: 'string' },
  'github-client': { type: 'string' },
  'github-secret-file': { type: 'string' },
  'github-url': { type: 'string' },
  'microsoft-client': { type: 'string' },
  'microsoft-secret-file': { type: 'string' },
  'microsoft-tenant': { type: 'string' },
  'oidc-issuer': { type: 'string' },
  'oidc-client': { type: 'string' },
  'oidc-secret-file': { type: 'string' },
  'oidc-name': { type: 'string' },
  providers: { type: 'string' },
} as const;

/** Part of `serve --help`. */
export const PROVIDER_HELP = `Sign-in with other services; https://…/__/auth/handler is the address that they send people back to. Secrets are in
files or in environment variables such as QUITS_GOOGLE_SECRET, never in arguments, which every user of the machine can read:
      --google-client ID  --google-secret-file FILE
      --apple-client ID   services ID; with --apple-team ID --apple-key-id ID --apple-key-file FILE (.p8)
      --github-client ID  --github-secret-file FILE; --github-url URL for one's own GitHub
      --microsoft-client ID
                          --microsoft-secret-file FILE; --microsoft-tenant ID for one organization only
      --oidc-issuer URL   Keycloak, Authentik or another service that speaks OpenID Connect; with --oidc-client ID,
                          --oidc-secret-file FILE and --oidc-name NAME. Sends people back to /__/auth/handler/oidc.sso
      --providers FILE    JSON with any number of services
`;

type Name = keyof typeof PROVIDER_OPTIONS;

/**
 * Reads the registrations at sign-in services.
 * @throws {StartError} if one is incomplete, or a file can't be read
 */
export function providersFrom(
  value: (name: Name) => string | undefined,
  environment: Environment,
): { readonly providers?: readonly ProviderSettings[] } {
  const secretOf = (brand: string, file: string | undefined) =>
    file === undefined ? environment[`QUITS_${brand}_SECRET`] : readSecret(file);
  const tenant = value('microsoft-tenant');
  const appleClient = value('apple-client');
  const issuer = value('oidc-issuer');
  const listed = value('providers');
  const found: Registration[] = [
    {
      id: 'google.com',
      clientId: value('google-client'),
      clientSecret: secretOf('GOOGLE', value('google-secret-file')),
    },
    {
      id: 'apple.com',
      clientId: appleClient,
      ...(appleClient === undefined
        ? {}
        : {
            teamId: value('apple-team'),
            keyId: value('apple-key-id'),
            privateKey: secretOf('APPLE', value('apple-key-file')),
          }),
    },
    {
      id: 'github.com',
      clientId: value('github-client'),
      clientSecret: secretOf('GITHUB', value('github-secret-file')),
      issuer: value('github-url'),
    },
    {
      id: 'microsoft.com',
      clientId: value('microsoft-client'),
      clientSecret: secretOf('MICROSOFT', value('microsoft-secret-file')),
      issuer: tenant === undefined ? undefined : `https://login.microsoftonline.com/${tenant}/v2.0`,
    },
    {
      id: 'oidc.sso',
      clientId: value('oidc-client'),
      clientSecret: secretOf('OIDC', value('oidc-secret-file')),
      issuer,
      name: value('oidc-name'),
    },
  ];
  if (issuer !== undefined && value('oidc-client') === undefined) {
    throw new StartError('--oidc-issuer needs --oidc-client.');
  }
  const registered = [
    ...found.filter(({ clientId }) => clientId !== undefined),
    ...(listed === undefined ? [] : readList(listed)),
  ].map(checked);
  const ids = registered.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new StartError(`The sign-in service ${twice} is given twice.`);
  return registered.length === 0 ? {} : { providers: registered };
}

/** A registration that hasn't been checked. */
interface Registration {
  readonly id: string;
  readonly clientId?: string | undefined;
  readonly clientSecret?: string | undefined;
  readonly teamId?: string | undefined;
  readonly keyId?: string | undefined;
  readonly privateKey?: string | undefined;
  readonly issuer?: string | undefined;
  readonly name?: string | undefined;
}

function checked(given: Registration): ProviderSettings {
  const { id, clientId, clientSecret, teamId, keyId, privateKey, issuer, name } = given;
  const missing = (what: string) => new StartError(`The sign-in service ${id} needs ${what}.`);
  if (BRANDS[id] === undefined && !/^oidc\.[a-z][a-z0-9-]{0,40}$/.test(id)) {
    throw new StartError(
      `A sign-in service must be ${Object.keys(BRANDS).join(', ')} or oidc. and a name, not "${id}".`,
    );
  }
  if (clientId === undefined || clientId === '') throw missing('a client id');
  if (BRANDS[id] === undefined && issuer === undefined) throw missing('its issuer');
  if (issuer !== undefined && !isSafe(issuer)) {
    throw new StartError(`The issuer of ${id} must be a URL with https, not "${issuer}".`);
  }
  const shared = { id, clientId, ...present({ issuer, name }) };
  if (id === 'apple.com') {
    if (!teamId || !keyId || !privateKey) throw missing('a team, a key id and a key file');
    return { ...shared, appleKey: { teamId, keyId, privateKey } };
  }
  if (BRANDS[id] !== undefined && !clientSecret) throw missing('a client secret');
  return { ...shared, ...present({ clientSecret }) };
}

/** Returns whether nobody on the way can read or change what is sent there. */
function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

const FIELDS = [
  'clientId',
  'clientSecretFile',
  'issuer',
  'keyFile',
  'keyId',
  'name',
  'teamId',
  'tenant',
  'url',
];

/** Reads a list of services by id. Paths in it are relative to it. */
function readList(path: string): Registration[] {
  const malformed = (reason: string) => new StartError(`${path} is malformed: ${reason}.`);
  let list: unknown;
  try {
    list = JSON.parse(readText(path));
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw malformed("it isn't JSON");
  }
  if (!isRecord(list)) throw malformed('it must be an object with a service for each id');
  return Object.entries(list).map(([id, entry]) => {
    if (!isRecord(entry)) throw malformed(`"${id}" must be an object`);
    for (const [field, content] of Object.entries(entry)) {
      if (field === 'clientSecret')
        throw malformed(`name a file with "clientSecretFile" in "${id}"`);
      if (!FIELDS.includes(field)) throw malformed(`"${id}" has an unknown field "${field}"`);
      if (typeof content !== 'string') throw malformed(`"${field}" of "${id}" must be a text`);
    }
    const text = (field: string): string | undefined =>
      typeof entry[field] === 'string' ? entry[field] : undefined;
    const secret = (field: string) => {
      const file = text(field);
      return file === undefined ? undefined : readSecret(resolve(dirname(path), file));
    };
    const tenant = text('tenant');
    return {
      id,
      clientId: text('clientId'),
      clientSecret: secret('clientSecretFile'),
      teamId: text('teamId'),
      keyId: text('keyId'),
      privateKey: secret('keyFile'),
      name: text('name'),
      issuer:
        tenant === undefined
          ? (text('issuer') ?? text('url'))
          : `https://login.microsoftonline.com/${tenant}/v2.0`,
    };
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
