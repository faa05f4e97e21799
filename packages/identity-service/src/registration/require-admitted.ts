import type { IdentityCall, IdentityContext } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';

/** Properties of a new account that decide whether it may be created. */
export interface Applicant {
  /** Missing for guests, and for people who sign in by phone. */
  readonly email?: string | undefined;
  /** Whether the owner of the address has proven it. */
  readonly emailVerified?: boolean;
}

/**
 * Checks that a new account may be created; a pass is used up.
 * @throws {IdentityError} 401 without a required App Check token, otherwise `ADMIN_ONLY_OPERATION` with the reason:
 * `PASS_REQUIRED` or `DOMAIN_REQUIRED`
 */
export function requireAdmitted(
  { settings, signUpGuard }: IdentityContext,
  call: IdentityCall,
  { email, emailVerified = false }: Applicant,
): void {
  if (signUpGuard?.isAttested(call.appCheckToken) === false) {
    throw new IdentityError('Firebase App Check token is invalid.', undefined, 401);
  }
  const { admission } = settings.get();
  switch (admission.kind) {
    case 'everyone':
      return;
    case 'pass':
      if (signUpGuard?.usePass(call.cookie) === true) return;
      throw new IdentityError('ADMIN_ONLY_OPERATION', 'PASS_REQUIRED');
    case 'domains':
      if (emailVerified && admission.domains.includes(domainOf(email))) return;
      throw new IdentityError('ADMIN_ONLY_OPERATION', 'DOMAIN_REQUIRED');
  }
}

function domainOf(email = ''): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}
