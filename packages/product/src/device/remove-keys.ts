/** The part of `Storage` that {@link removeKeys} uses. */
export type KeyedStorage = Pick<Storage, 'length' | 'key' | 'removeItem'>;

/** Removes all keys that a predicate selects. */
export function removeKeys(device: KeyedStorage, isSelected: (key: string) => boolean): void {
  const keys = Array.from({ length: device.length }, (_, at) => device.key(at) ?? '');
  for (const key of keys) if (isSelected(key)) device.removeItem(key);
}
