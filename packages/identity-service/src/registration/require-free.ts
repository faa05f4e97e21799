import type { IdentityContext } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';

/**
 * Checks that an address is available for an account.
 * @param uid the account; missing if there is none yet
 * @throws {IdentityError} `EMAIL_EXISTS` if another account has it, unless the project allows
 * duplicates
 */
export function requireFreeEmail(
  { users, settings }: IdentityContext,
  email: string | undefined,
  uid?: string,
): void {
  if (email === undefined || settings.get().allowDuplicateEmails) return;
  const holder = users.byEmail(email);
  if (holder !== undefined && holder.uid !== uid) throw new IdentityError('EMAIL_EXISTS');
}

/**
 * Accepts a phone number for an account.
 * @throws {IdentityError} `PHONE_NUMBER_EXISTS` when it is another account's
 */
export function requireFreePhone(
  { users }: IdentityContext,
  phoneNumber: string | undefined,
  uid: string,
): void {
  const holder = phoneNumber === undefined ? undefined : users.byPhone(phoneNumber);
  if (holder !== undefined && holder.uid !== uid) throw new IdentityError('PHONE_NUMBER_EXISTS');
}
