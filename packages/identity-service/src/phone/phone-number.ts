import { IdentityError } from '../protocol/identity-error.ts';

/**
 * Converts a number to E.164 form, in which numbers are stored and compared.
 * @throws {IdentityError} if it is missing or invalid
 */
export function canonicalPhoneNumber(value: string | undefined): string {
  if (value === undefined || value === '') throw new IdentityError('MISSING_PHONE_NUMBER');
  const compact = value.replaceAll(/[\s().-]/g, '');
  if (/^\+[1-9]\d{6,14}$/.test(compact)) return compact;
  throw new IdentityError('INVALID_PHONE_NUMBER', 'Invalid format.');
}
