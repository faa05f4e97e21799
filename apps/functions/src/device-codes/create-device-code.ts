import { randomBytes, randomInt } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { HttpsError, onCall } from 'firebase-functions/v2/https';
import { CALL_OPTIONS } from '../call-options.ts';
import type { DeviceCode } from '@quits/product/second-device/devices.ts';
import { CODE_ALPHABET, CODE_LENGTH } from '@quits/product/second-device/device-code.ts';
import { codes, firestore, hashOf, requireGuest } from './device-codes.ts';
import { refusal } from './refusal.ts';

/** How long a code is valid, in ms. */
const LIFETIME = 5 * 60_000;
/** Codes that an account may have made in an hour. */
const MOST = 20;
const HOUR = 3_600_000;

/**
 * Makes a code that lets one more device use a guest's account: a secret of 256 bits for a link, and a short code to type. It replaces
 * the previous one.
 */
export const createDeviceCode = onCall(CALL_OPTIONS, async ({ auth }): Promise<DeviceCode> => {
  if (auth === undefined) throw new HttpsError('unauthenticated', 'Nobody is signed in.');
  const { uid } = auth;
  await requireGuest(uid);
  const link = randomBytes(32).toString('base64url');
  const code = Array.from({ length: CODE_LENGTH }, () =>
    CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length)),
  ).join('');
  const now = Date.now();
  const expiresAt = now + LIFETIME;
  await firestore.runTransaction(async (transaction) => {
    const place = codes.doc(uid);
    const stored: unknown = (await transaction.get(place)).get('made');
    const times = Array.isArray(stored) ? stored.map(Number) : [];
    const made = times.filter((time) => time > now - HOUR);
    if (made.length >= MOST) throw refusal('resource-exhausted', 'too-many');
    transaction.set(place, {
      hashes: [hashOf(link), hashOf(code)],
      expiresAt: Timestamp.fromMillis(expiresAt),
      usedAt: null,
      made: [...made, now],
    });
  });
  return { link, code, expiresAt };
});
