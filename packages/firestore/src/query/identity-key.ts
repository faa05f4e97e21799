const keys = new WeakMap<object, string>();
let count = 0;

/** A text that names an object, e.g. a collection definition, for as long as the page lives. */
export function identityKey(named: object): string {
  const known = keys.get(named);
  if (known !== undefined) return known;
  count += 1;
  const key = String(count);
  keys.set(named, key);
  return key;
}
