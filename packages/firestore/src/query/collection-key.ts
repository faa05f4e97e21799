const keys = new WeakMap<object, string>();
let count = 0;

/** A text that names a collection definition for as long as the page lives. */
export function collectionKey(collection: object): string {
  const known = keys.get(collection);
  if (known !== undefined) return known;
  count += 1;
  const key = String(count);
  keys.set(collection, key);
  return key;
}
