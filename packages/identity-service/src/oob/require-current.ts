import { IdentityError } from '../protocol/identity-error.ts';
import type { User } from '../user/user.ts';
import { LIFETIMES, type OobCode } from '../codes/oob-code.ts';

/**
 * Refuses a code that was sent before the address or the password changed: whoever holds it may be the one
 * that the change was made against.
 * @throws {IdentityError} `INVALID_OOB_CODE`
 */
export function requireCurrent(code: OobCode, { email, password }: User): void {
  const sentAt = code.expiresAt - LIFETIMES[code.type];
  const isOld = code.type === 'PASSWORD_RESET' && (password?.updatedAt ?? 0) > sentAt;
  if (isOld || email !== code.email) throw new IdentityError('INVALID_OOB_CODE');
}
