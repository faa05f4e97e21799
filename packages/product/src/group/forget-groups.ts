/** Key prefix of an account's remembered groups; the uid follows. */
export const REMEMBERED_GROUPS = 'quits.groups.';

/** Removes the remembered groups of all accounts from this device. */
export function forgetGroups(device: Pick<Storage, 'length' | 'key' | 'removeItem'>): void {
  const keys = Array.from({ length: device.length }, (_, at) => device.key(at) ?? '');
  for (const key of keys) if (key.startsWith(REMEMBERED_GROUPS)) device.removeItem(key);
}
