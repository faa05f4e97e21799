import type { User } from 'firebase/auth';
import type { AuthMachineOptions } from './options.ts';

/** Returns whether a user is a guest, as the app defines it. */
export function isGuest(
  { options }: { readonly options: AuthMachineOptions },
  user: User | null,
): boolean {
  return user !== null && (options.isGuest?.(user) ?? user.isAnonymous);
}
