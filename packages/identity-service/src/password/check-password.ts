import { IdentityError } from '../protocol/identity-error.ts';
import { missingFrom, type PasswordRules } from './password-rules.ts';

const SHORTEST = 6;
const LONGEST = 4096;

/**
 * Accepts a new password.
 * @throws {IdentityError} when it is too short, too long or breaks the project's rules
 */
export function checkNewPassword(password: string, rules: PasswordRules): void {
  if (rules.enforced) {
    const missing = missingFrom(password, rules);
    if (missing.length > 0) {
      throw new IdentityError(
        'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
        `Missing password requirements: [${missing.join(', ')}]`,
      );
    }
  }
  if (password.length < SHORTEST) {
    throw new IdentityError('WEAK_PASSWORD', `Password should be at least ${SHORTEST} characters`);
  }
  if (password.length > LONGEST) {
    throw new IdentityError('INVALID_ARGUMENT', 'The password is too long.');
  }
}
