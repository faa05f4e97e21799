import type { SignUp, SignUpMode } from '@quits/dashboard/api';
import type { IdentitySettings } from '@quits/identity-service';
import { StartError } from '../../diagnostics/start-error.ts';
import type { ServerOptions } from '../server-options.ts';

/** Settings of the identity service that decide who may sign up. */
type Settings = Pick<IdentitySettings, 'admission' | 'anonymous' | 'signUp'>;

const DOMAIN = /^(?=.{1,253}$)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/;

/** Returns who may sign up by the settings. */
export function signUpOf({ signUp, admission, anonymous }: Settings): SignUp {
  const domains = admission.kind === 'domains' ? admission.domains : [];
  return { mode: signUp ? modeOf(admission) : 'closed', domains, guests: anonymous };
}

function modeOf({ kind }: Settings['admission']): SignUpMode {
  switch (kind) {
    case 'everyone':
      return 'open';
    case 'pass':
      return 'invited';
    case 'domains':
      return 'domains';
  }
}

/** Returns the settings for a mode; `closed` keeps the rest for the day it opens again. */
export function settingsFor(mode: SignUpMode, domains: readonly string[]): Partial<Settings> {
  switch (mode) {
    case 'closed':
      return { signUp: false };
    case 'open':
      return { signUp: true, admission: { kind: 'everyone' } };
    case 'invited':
      return { signUp: true, admission: { kind: 'pass' } };
    case 'domains':
      return { signUp: true, admission: { kind: 'domains', domains } };
  }
}

/** Returns the modes that a server can offer: some need a mail server, or documents that prove a link. */
export function possibleModes({
  smtp,
  signUpLinks,
}: Pick<ServerOptions, 'signUpLinks' | 'smtp'>): SignUpMode[] {
  return [
    'open',
    ...(signUpLinks === undefined ? [] : (['invited'] as const)),
    ...(smtp === undefined ? [] : (['domains'] as const)),
    'closed',
  ];
}

/** Returns domains in lower case; `undefined` if there are none, or one can't be a domain. */
export function readDomains(given: readonly unknown[]): readonly string[] | undefined {
  const domains = given.map((one) => String(one).trim().toLowerCase().replace(/^@/, ''));
  const areValid = domains.length > 0 && domains.every((domain) => DOMAIN.test(domain));
  return areValid ? [...new Set(domains)] : undefined;
}

/** @throws {StartError} if an option lacks another one that it needs */
export function checkSignUp(options: ServerOptions): void {
  const { signUp, signUpDomains = [], signUpLinks, smtp } = options;
  if (signUpDomains.length > 0 && signUp !== 'domains') {
    throw new StartError('--sign-up-domains needs --sign-up domains.');
  }
  if (signUp === 'domains' && readDomains(signUpDomains) === undefined) {
    throw new StartError(
      '--sign-up domains needs --sign-up-domains, such as example.org,example.com.',
    );
  }
  if (signUp === 'domains' && smtp === undefined) {
    throw new StartError(
      '--sign-up domains needs --smtp: people prove by an emailed link that an address is theirs.',
    );
  }
  if (signUp === 'invited' && signUpLinks === undefined) {
    throw new StartError(
      '--sign-up invited needs --sign-up-links, the documents that prove a link, such as "teams/{team}/links/{link}".',
    );
  }
  if (signUpLinks !== undefined && !isPattern(signUpLinks)) {
    throw new StartError(
      `--sign-up-links must be a path of documents, such as "teams/{team}/links/{link}", not "${signUpLinks}".`,
    );
  }
}

function isPattern(pattern: string): boolean {
  const segments = pattern.split('/');
  return segments.length % 2 === 0 && segments.every((segment) => segment !== '');
}
