import { IdentityError } from '../protocol/identity-error.ts';
import type { User } from '../user/user.ts';
import { LIFETIMES, type OobCode } from '../codes/oob-code.ts';

/**
 * Rejects a code sent before the address or the password changed: its holder may be the person
 * against whom the change was made.
 * @throws {IdentityError} `INVALID_OOB_CODE`
 */
export function requireCurrent(code: OobCode, { email, password }: User): void {
  const sentAt = code.expiresAt - LIFETIMES[code.type];
  const isOld = code.type === 'PASSWORD_RESET' && (password?.updatedAt ?? 0) > sentAt;
  if (isOld || email !== code.email) throw new IdentityError('INVALID_OOB_CODE');
}
