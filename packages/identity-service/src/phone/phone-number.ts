import { IdentityError } from '../protocol/identity-error.ts';

/**
 * A number in E.164 form, as numbers are kept and compared.
 * @throws {IdentityError} when it is missing or no number
 */
export function canonicalPhoneNumber(value: string | undefined): string {
  if (value === undefined || value === '') throw new IdentityError('MISSING_PHONE_NUMBER');
  const compact = value.replaceAll(/[\s().-]/g, '');
  if (/^\+[1-9]\d{6,14}$/.test(compact)) return compact;
  throw new IdentityError('INVALID_PHONE_NUMBER', 'Invalid format.');
}
