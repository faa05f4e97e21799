/** Kept by the device for whoever is signed in, without a name in the key. */
const NAMELESS = /^quits\.(?:auth|visit|useful)(?:\.|$)/;

/** Removes drafts, habits, lists and records of one account; others' stay, and so do settings of the device. */
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
