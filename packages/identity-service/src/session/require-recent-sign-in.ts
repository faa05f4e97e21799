import type { IdentityContext } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import type { SignIn } from '../token/refresh-tokens.ts';

/**
 * Time in seconds after a sign-in during which an account may be deleted or its email or password
 * changed.
 */
const RECENT = 300;

/** @throws {IdentityError} `CREDENTIAL_TOO_OLD_LOGIN_AGAIN` when the sign-in was too long ago */
export function requireRecentSignIn(context: IdentityContext, signIn: SignIn): void {
  // An anonymous account can't reauthenticate.
  if (signIn.provider === 'anonymous') return;
  if (context.now() / 1000 - signIn.authTime > RECENT) {
    throw new IdentityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  }
}
