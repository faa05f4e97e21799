/** Matches keys of the signed-in user's data that don't contain the uid. */
const NAMELESS = /^quits\.(?:auth|visit|useful)(?:\.|$)/;

/**
 * Removes one account's drafts, habits, lists and records; other accounts' data and device settings
 * stay.
 */
export function forgetKeys(
  device: Pick<Storage, 'length' | 'key' | 'removeItem'>,
  uid: string,
): void {
  const keys = Array.from({ length: device.length }, (_, at) => device.key(at) ?? '');
  for (const key of keys) {
    const theirs = key.startsWith('quits.') && key.split('.').includes(uid);
    if (theirs || NAMELESS.test(key)) device.removeItem(key);
  }
}
