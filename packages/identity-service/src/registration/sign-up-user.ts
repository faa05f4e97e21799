import type { IdentityCall, IdentityContext } from '../context/identity-context.ts';
import { type Applicant, requireAdmitted } from './require-admitted.ts';
import { newUser } from './new-user.ts';
import type { User } from '../user/user.ts';

/**
 * Creates an empty account for a sign-up.
 * @throws {IdentityError} if the applicant may not sign up, or if too many accounts were created from the caller's IP
 * address
 */
export function signUpUser(
  context: IdentityContext,
  call: IdentityCall,
  applicant: Applicant = {},
): User {
  // First, so that a refused flood isn't counted against people behind the same address.
  requireAdmitted(context, call, applicant);
  context.quotas.signUp(call.address);
  return newUser(context);
}
