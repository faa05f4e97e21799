import type { IdentityCall, IdentityContext } from '../context/identity-context.ts';
import { newUser } from './new-user.ts';
import type { User } from '../user/user.ts';

/**
 * An account without anything yet, for somebody who signs up.
 * @throws {IdentityError} when too many were made from the caller's address
 */
export function signUpUser(context: IdentityContext, call: IdentityCall): User {
  context.quotas.signUp(call.address);
  return newUser(context);
}
