import type { IdentityCall, IdentityContext } from '../context/identity-context.ts';
import { newUser } from './new-user.ts';
import type { User } from '../user/user.ts';

/**
 * Creates an empty account for a sign-up.
 * @throws {IdentityError} if too many were created from the caller's IP address
 */
export function signUpUser(context: IdentityContext, call: IdentityCall): User {
  context.quotas.signUp(call.address);
  return newUser(context);
}
