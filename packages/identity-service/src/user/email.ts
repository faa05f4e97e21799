import { IdentityError } from '../protocol/identity-error.ts';

const EMAIL = /^[^@\s"<>(),:;[\]\\\p{Cc}]{1,64}@[^@\s"<>(),:;[\]\\\p{Cc}]{1,190}\.?[^@\s.]$/u;

/**
 * Normalizes an email address for storage and comparison.
 * @throws {IdentityError} if it is invalid
 */
export function canonicalEmail(email: string): string {
  if (email.length > 254 || !EMAIL.test(email)) throw new IdentityError('INVALID_EMAIL');
  return email.toLowerCase();
}
