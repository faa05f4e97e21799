import type { AuthCredential, User } from 'firebase/auth';
import type { AuthAdapter } from '../auth-adapter.ts';
import type { RunContext } from '../context.ts';
import { isGuest } from '../is-guest.ts';
import type { Secrets, FlowSecrets } from '../flow-secrets.ts';
import { authErrors } from '../../state/auth-errors.ts';

/** Context passed to an operation. */
export interface OperationContext extends AuthAdapter {
  readonly context: RunContext;
  readonly flowSecrets: FlowSecrets;
  /** State kept by the flow. */
  readonly secrets: Secrets;
}

/** The user that an operation changes. @throws when there is none */
export function requireUser({ auth }: OperationContext): User {
  if (auth.currentUser === null) throw authErrors.create('auth/user-signed-out');
  return auth.currentUser;
}

/** Links a method to the account; a guest is upgraded to an account and keeps uid and data. */
export async function linkTo(
  operationContext: OperationContext,
  credential: AuthCredential,
): Promise<void> {
  const user = requireUser(operationContext);
  const wasGuest = isGuest(operationContext.context, user);
  await operationContext.sdk.linkWithCredential(user, credential);
  // The token still contains `anonymous`, and security rules read the token.
  if (wasGuest) await user.getIdToken(true);
}
