import type { AuthCredential, User } from 'firebase/auth';
import type { AuthBinding } from '../binding.ts';
import type { RunContext } from '../context.ts';
import type { FlowSecrets, Vault } from '../vault.ts';
import { authErrors } from '../../state/auth-errors.ts';

/** What an operation works with. */
export interface Bench extends AuthBinding {
  readonly context: RunContext;
  readonly vault: Vault;
  /** What its own flow keeps. */
  readonly secrets: FlowSecrets;
}

/** The user that an operation changes. @throws when there is none */
export function requireUser({ auth }: Bench): User {
  if (auth.currentUser === null) throw authErrors.create('auth/user-signed-out');
  return auth.currentUser;
}

/** Adds a method to the account; a guest becomes an account and keeps uid and data. */
export async function linkTo(bench: Bench, credential: AuthCredential): Promise<void> {
  const user = requireUser(bench);
  const wasGuest = user.isAnonymous;
  await bench.sdk.linkWithCredential(user, credential);
  // The token still says `anonymous`, and rules read the token.
  if (wasGuest) await user.getIdToken(true);
}
