import { createHash } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { refusal } from './refusal.ts';

/** Firebase app of these functions. */
export const app = initializeApp({}, 'device-codes');

/** Accounts of the project. */
export const accounts = getAuth(app);
/** Database of the project. */
export const firestore = getFirestore(app);

/** Codes by account, as hashes; only functions read them. */
export const codes = firestore.collection('deviceCodes');

/** Returns the hash that stands for a code or a link's secret in the database. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(`device:${secret}`).digest('base64url');
}

/** Checks that an account is a guest: others sign in with their own methods. @throws the refusal */
export async function requireGuest(uid: string): Promise<void> {
  const { email, phoneNumber, providerData } = await accounts.getUser(uid);
  const isGuest = email === undefined && phoneNumber === undefined && providerData.length === 0;
  if (!isGuest) throw refusal('failed-precondition', 'not-guest');
}
