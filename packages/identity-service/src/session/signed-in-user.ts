import type { TokenClaims } from '@quits/service-base';
import { IdentityError } from '../protocol/identity-error.ts';
import type { IdentityContext } from '../context/identity-context.ts';
import { tenantOfClaims } from '../tenant/tenant-of-claims.ts';
import type { SignIn } from '../token/refresh-tokens.ts';
import { TokenRefusal, type RefusalReason } from '../token/token-refusal.ts';
import type { User } from '../user/user.ts';

/** The account of an ID token, with how it signed in. */
export interface SignedInUser {
  readonly user: User;
  readonly signIn: SignIn;
}

/**
 * Returns the account of an ID token in a request's body.
 * @throws {IdentityError} with the service's code for this kind of invalid token
 */
export function signedInUser(context: IdentityContext, idToken: string): SignedInUser {
  const claims = claimsOf(context, idToken);
  if (tenantOfClaims(claims) !== context.tenant) throw new IdentityError('TENANT_ID_MISMATCH');
  const user = context.users.get(String(claims['sub'] ?? claims['user_id']));
  if (user === undefined) throw new IdentityError('USER_NOT_FOUND');
  return { user, signIn: signInOf(claims) };
}

/**
 * Returns the claims of a valid ID token.
 * @throws {IdentityError} with the service's code for this kind of invalid token
 */
export function claimsOf(context: IdentityContext, idToken: string): TokenClaims {
  try {
    const caller = context.authenticate(`Bearer ${idToken}`, context.project);
    if (caller.kind === 'user') return caller.token;
  } catch (error) {
    if (error instanceof TokenRefusal) throw new IdentityError(CODES[error.reason]);
    throw error;
  }
  throw new IdentityError('INVALID_ID_TOKEN');
}

const CODES: Readonly<Record<RefusalReason, string>> = {
  malformed: 'INVALID_ID_TOKEN',
  forged: 'INVALID_ID_TOKEN',
  'other-project': 'INVALID_ID_TOKEN',
  expired: 'TOKEN_EXPIRED',
  revoked: 'TOKEN_EXPIRED',
  disabled: 'USER_DISABLED',
  deleted: 'USER_NOT_FOUND',
};

function signInOf(claims: TokenClaims): SignIn {
  const firebase = (claims['firebase'] ?? {}) as Readonly<Record<string, unknown>>;
  const factor = firebase['sign_in_second_factor'];
  const provider = firebase['sign_in_provider'];
  return {
    provider: typeof provider === 'string' ? provider : 'custom',
    authTime: Number(claims['auth_time'] ?? claims['iat'] ?? 0),
    ...(typeof factor === 'string'
      ? {
          secondFactor: {
            provider: factor,
            identifier: String(firebase['second_factor_identifier']),
          },
        }
      : {}),
  };
}
