import type { Auth } from 'firebase-admin/auth';

/** Returns an account's address if it is verified: another might belong to someone else. */
export async function addressOf(auth: Auth, uid: string): Promise<string | undefined> {
  const { users } = await auth.getUsers([{ uid }]);
  const [user] = users;
  return user?.emailVerified === true && !user.disabled ? user.email : undefined;
}
