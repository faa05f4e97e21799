import { type KeyedStorage, removeKeys } from '../device/remove-keys.ts';

/** Matches keys of the signed-in user's data that don't contain the uid. */
const NAMELESS = /^quits\.(?:auth|visit|useful)(?:\.|$)/;

/**
 * Removes one account's drafts, habits, lists and records; other accounts' data and device settings
 * stay.
 */
export function forgetKeys(device: KeyedStorage, uid: string): void {
  removeKeys(
    device,
    (key) => NAMELESS.test(key) || (key.startsWith('quits.') && key.split('.').includes(uid)),
  );
}
