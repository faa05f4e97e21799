/** Key prefix of the groups remembered for an account's forms; the uid follows. */
export const REMEMBERED_GROUPS = 'quits.groups.';

/** Forgets the groups of every account that this device remembers. */
export function forgetGroups(device: Pick<Storage, 'length' | 'key' | 'removeItem'>): void {
  const keys = Array.from({ length: device.length }, (_, at) => device.key(at) ?? '');
  for (const key of keys) if (key.startsWith(REMEMBERED_GROUPS)) device.removeItem(key);
}
