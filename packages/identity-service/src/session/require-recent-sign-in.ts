import type { IdentityContext } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import type { SignIn } from '../token/refresh-tokens.ts';

/** Seconds after a sign-in during which an account may be deleted or get another e-mail or password. */
const RECENT = 300;

/** @throws {IdentityError} `CREDENTIAL_TOO_OLD_LOGIN_AGAIN` when the sign-in was too long ago */
export function requireRecentSignIn(context: IdentityContext, signIn: SignIn): void {
  // An anonymous account has nothing to sign in with again.
  if (signIn.provider === 'anonymous') return;
  if (context.now() / 1000 - signIn.authTime > RECENT) {
    throw new IdentityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  }
}
