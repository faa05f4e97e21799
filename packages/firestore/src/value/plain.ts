const prototypeOf = (value: object): unknown => Object.getPrototypeOf(value);

/** Returns whether a value is a plain object. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    [Object.prototype, null].includes(prototypeOf(value) as object | null)
  );
}

/**
 * Returns whether a value is a map of fields; sentinels and typed values are objects too, but not
 * maps.
 */
export function isMap(value: unknown): value is Record<string, unknown> {
  return isPlainObject(value) && !('~' in value) && !('@' in value);
}

/** Compares two field values by content; objects that are no field values only by identity. */
export function valuesEqual(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) {
    return false;
  }
  if (prototypeOf(left) !== prototypeOf(right)) return false;
  if (left instanceof Date) return Number(left) === Number(right);
  const keys = Object.keys(left);
  return (
    (isPlainObject(left) || Array.isArray(left) || left instanceof Uint8Array) &&
    keys.length === Object.keys(right).length &&
    keys.every(
      (key) =>
        Object.hasOwn(right, key) && valuesEqual(Reflect.get(left, key), Reflect.get(right, key)),
    )
  );
}
