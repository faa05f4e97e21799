import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https';
import { refusal } from './refusal.ts';

/**
 * Returns the account and the claims of a device where a guest began: whoever took a code must not keep its owner out.
 * @throws the refusal
 */
export function requireFirst({ auth }: CallableRequest): NonNullable<CallableRequest['auth']> {
  if (auth === undefined) throw new HttpsError('unauthenticated', 'Nobody is signed in.');
  const { firebase, first } = auth.token;
  const isFirst = firebase.sign_in_provider === 'anonymous' || first === true;
  if (!isFirst) throw refusal('permission-denied', 'not-first');
  return auth;
}
