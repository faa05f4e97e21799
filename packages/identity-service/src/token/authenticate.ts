import type { Authenticate, Caller, TokenClaims } from '@quits/service-base';
import { tenantOfClaims } from '../tenant/tenant-of-claims.ts';
import type { UserStore } from '../user/user-store.ts';
import type { EmulatorTokens } from './emulator-tokens.ts';
import { decodeJwt, isSignedBy } from './jwt.ts';
import type { SigningKeys } from './signing-keys.ts';
import { TokenRefusal } from './token-refusal.ts';

/** Dependencies of {@link createAuthenticate}. */
export interface AuthenticateOptions {
  readonly keys: SigningKeys;
  /** Returns the accounts of a tenant, or the project's own. */
  readonly usersOf: (tenant: string | undefined) => UserStore | undefined;
  /** Whether `owner` and unsigned tokens are accepted, as test tools send them. */
  readonly emulatorTokens: EmulatorTokens;
  /** Secret token of the server's own code, which acts as an administrator. */
  readonly internalToken?: string | undefined;
  /** Returns the current time in ms since the epoch. */
  readonly now: () => number;
}

/** Clocks of caller and server may differ by this many seconds. */
const LEEWAY = 300;
/** Signatures are verified once per token; a token is about 1 KB. */
const REMEMBERED = 128;

/** Creates the authentication check for every call of every service. */
export function createAuthenticate(options: AuthenticateOptions): Authenticate {
  const verified = new Map<string, TokenClaims>();

  function verify(token: string): TokenClaims {
    const known = verified.get(token);
    if (known !== undefined) return known;
    const decoded = decodeJwt(token);
    if (decoded === undefined) throw new TokenRefusal('malformed', 'The ID token is malformed.');
    const key = options.keys.find(decoded.header['kid']);
    if (key === undefined || !isSignedBy(decoded, key.publicKey)) {
      throw new TokenRefusal('forged', 'The ID token was not signed by this service.');
    }
    const [oldest] = verified.keys();
    if (verified.size >= REMEMBERED && oldest !== undefined) verified.delete(oldest);
    // Cache only the claims: the bytes of a signature would keep their whole pool alive.
    verified.set(token, decoded.claims);
    return decoded.claims;
  }

  function user(token: string, project: string): Caller {
    const unsigned = options.emulatorTokens !== false ? unsignedClaims(token) : undefined;
    const isOurs = options.emulatorTokens === 'issue' && isDated(unsigned);
    if (unsigned !== undefined && !isOurs) return unsignedCaller(unsigned, project);
    const claims = unsigned ?? verify(token);
    checkClaims(claims, project, options.now() / 1000);
    const uid = String(claims['sub']);
    checkAccount(uid, claims, options.usersOf(tenantOfClaims(claims)));
    return { kind: 'user', uid, token: claims };
  }

  return (authorization, project) => {
    if (authorization === undefined || authorization === '') return { kind: 'nobody' };
    const token = /^(?:Bearer|Firebase) +(\S+)$/i.exec(authorization.trim())?.[1];
    if (token === undefined)
      throw new TokenRefusal('malformed', 'The Authorization header is malformed.');
    if (options.internalToken !== undefined && token === options.internalToken)
      return { kind: 'admin' };
    if (token === 'owner' && options.emulatorTokens !== false) return { kind: 'admin' };
    return user(token, project);
  };
}

function checkClaims(claims: TokenClaims, project: string, now: number): void {
  if (claims['aud'] !== project || claims['iss'] !== `https://securetoken.google.com/${project}`) {
    throw new TokenRefusal('other-project', 'The ID token belongs to another project.');
  }
  if (Number(claims['exp']) <= now) throw new TokenRefusal('expired', 'The ID token has expired.');
  if (Number(claims['iat']) > now + LEEWAY)
    throw new TokenRefusal('forged', 'The ID token is from the future.');
}

function checkAccount(uid: string, claims: TokenClaims, users: UserStore | undefined): void {
  const account = users?.get(uid);
  if (account === undefined)
    throw new TokenRefusal('deleted', 'The account of the ID token has been deleted.');
  if (account.disabled)
    throw new TokenRefusal('disabled', 'The account of the ID token has been disabled.');
  if (Number(claims['auth_time']) < account.validSince) {
    throw new TokenRefusal('revoked', 'The ID token has been revoked.');
  }
}

function unsignedClaims(token: string): TokenClaims | undefined {
  const decoded = decodeJwt(token);
  return decoded?.header['alg'] === 'none' ? decoded.claims : undefined;
}

/**
 * Returns whether a token has a date; test tools' tokens are dated 1970, while issued ones, signed
 * or not, have a time and an account.
 */
function isDated(claims: TokenClaims | undefined): boolean {
  return Number(claims?.['iat'] ?? 0) > 0;
}

/** Unsigned tokens of test tools are dated 1970, so neither dates nor accounts are checked. */
function unsignedCaller(claims: TokenClaims, project: string): Caller {
  const uid = claims['sub'] ?? claims['user_id'];
  if (typeof uid !== 'string' || uid === '')
    throw new TokenRefusal('malformed', 'The ID token names no user.');
  if (claims['aud'] !== undefined && claims['aud'] !== project) {
    throw new TokenRefusal('other-project', 'The ID token belongs to another project.');
  }
  return { kind: 'user', uid, token: claims };
}
