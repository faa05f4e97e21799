import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { cookies } from 'next/headers';

export const auth = getAuth(getApps()[0] ?? initializeApp());

/** Returns the user of the session cookie; `undefined` without one, or after the session ended. */
export async function currentUser() {
  const cookie = (await cookies()).get('__session');
  return cookie && auth.verifySessionCookie(cookie.value, true).catch(refused);
}

/** Turns a refusal of Firebase Auth into `undefined`. @throws if it can't be reached */
export function refused(error: unknown) {
  if (!String(Object(error).code).startsWith('auth/')) throw error;
  return undefined;
}
