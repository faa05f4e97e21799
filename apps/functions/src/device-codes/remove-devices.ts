import { HttpsError, onCall } from 'firebase-functions/v2/https';
import { CALL_OPTIONS } from '../call-options.ts';
import { accounts, codes, firestore } from './device-codes.ts';
import { endSessionsBefore } from './end-sessions-before.ts';
import { requireFirst } from './require-first.ts';

/** How long ago the calling session may have begun, in seconds. */
const FRESH = 300;

/**
 * Ends all sessions of a guest that are older than the caller's, which `renewSession` began, and removes what other devices added
 * to sign in with. Returns a custom token, since the SDK keeps removed methods until the next sign-in.
 */
export const removeDevices = onCall(CALL_OPTIONS, async (request): Promise<{ token: string }> => {
  const { uid, token } = requireFirst(request);
  if (Date.now() / 1000 - token.auth_time > FRESH) {
    throw new HttpsError('failed-precondition', 'The session must be new.');
  }
  await codes.doc(uid).delete();
  await endSessionsBefore(uid, token.auth_time);
  const joined = await firestore.collection(`users/${uid}/joinedDevices`).listDocuments();
  await Promise.all(joined.map((device) => device.delete()));
  return { token: await accounts.createCustomToken(uid, { first: true }) };
});
