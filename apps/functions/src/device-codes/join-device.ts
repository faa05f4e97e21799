import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { HttpsError, onCall } from 'firebase-functions/v2/https';
import { CALL_OPTIONS } from '../call-options.ts';
import { isCode, isLinkSecret } from '@quits/product/second-device/device-code.ts';
import { describeDevice } from './describe-device.ts';
import { accounts, codes, firestore, hashOf, requireGuest } from './device-codes.ts';
import { refusal } from './refusal.ts';
import { countWrong, tooManyWrong } from './wrong-codes.ts';

/**
 * Exchanges a code or a link's secret for a custom token of the account that made it, once, and notes the device, so that the
 * other one shows it.
 */
export const joinDevice = onCall(
  CALL_OPTIONS,
  async ({ data, rawRequest }): Promise<{ token: string }> => {
    const secret = secretIn(data);
    const isTyped = isCode(secret);
    if (isTyped && (await tooManyWrong())) throw refusal('resource-exhausted', 'too-many');
    const device = describeDevice(rawRequest.get('user-agent') ?? '');
    const token = await firestore.runTransaction((transaction) =>
      useCode(transaction, hashOf(secret), device),
    );
    if (token !== undefined) return { token };
    if (isTyped) await countWrong();
    throw refusal('not-found', 'unknown');
  },
);

function secretIn(data: unknown): string {
  const secret: unknown =
    typeof data === 'object' && data !== null ? Reflect.get(data, 'secret') : undefined;
  if (typeof secret === 'string' && (isCode(secret) || isLinkSecret(secret))) return secret;
  throw new HttpsError('invalid-argument', 'A code is missing.');
}

/** Uses up a code; returns `undefined` if there is none with this hash. @throws the refusal */
async function useCode(
  transaction: Transaction,
  hash: string,
  device: ReturnType<typeof describeDevice>,
): Promise<string | undefined> {
  const query = codes.where('hashes', 'array-contains', hash).limit(1);
  const [found] = (await transaction.get(query)).docs;
  if (found === undefined) return undefined;
  if (found.get('usedAt') !== null) throw refusal('failed-precondition', 'used');
  const expiresAt: unknown = found.get('expiresAt');
  const isValid = expiresAt instanceof Timestamp && expiresAt.toMillis() > Date.now();
  if (!isValid) throw refusal('failed-precondition', 'expired');
  const uid = found.id;
  await requireGuest(uid);
  const joined = firestore.collection(`users/${uid}/joinedDevices`).doc();
  // Before the code is used up: a missing permission to sign must not cost it.
  const token = await accounts.createCustomToken(uid, { joined: joined.id });
  const at = Timestamp.now();
  transaction.update(found.ref, { usedAt: at });
  transaction.set(joined, { ...device, at });
  return token;
}
