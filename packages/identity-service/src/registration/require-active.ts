import type { IdentityContext } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import type { User } from '../user/user.ts';

/**
 * Returns the current state of an active account. Call it again after slow work, so that an account
 * disabled or deleted in the meantime isn't written back.
 * @throws {IdentityError} `USER_NOT_FOUND` or `USER_DISABLED`
 */
export function requireActive({ users }: IdentityContext, uid: string | undefined): User {
  const user = uid === undefined ? undefined : users.get(uid);
  if (user === undefined) throw new IdentityError('USER_NOT_FOUND');
  if (user.disabled) throw new IdentityError('USER_DISABLED');
  return user;
}
