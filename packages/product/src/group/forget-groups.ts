import { type KeyedStorage, removeKeys } from '../device/remove-keys.ts';

/** Key prefix of the groups remembered for an account's forms; the uid follows. */
export const REMEMBERED_GROUPS = 'quits.groups.';

/** Removes the remembered groups of every account from this device. */
export function forgetGroups(device: KeyedStorage): void {
  removeKeys(device, (key) => key.startsWith(REMEMBERED_GROUPS));
}
