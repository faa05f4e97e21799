import { onCall } from 'firebase-functions/v2/https';
import { CALL_OPTIONS } from '../call-options.ts';
import { accounts } from './device-codes.ts';
import { requireFirst } from './require-first.ts';

/**
 * Returns a custom token for the device where a guest began. Its next session is newer than those of all other devices, so that
 * `removeDevices` can end these alone.
 */
export const renewSession = onCall(CALL_OPTIONS, async (request): Promise<{ token: string }> => {
  const { uid } = requireFirst(request);
  return { token: await accounts.createCustomToken(uid, { first: true }) };
});
