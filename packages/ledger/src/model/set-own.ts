/** Sets an own property, even `__proto__`. Use it for keys from users or files. */
export function setOwn<Value>(record: Record<string, Value>, key: string, value: Value): void {
  if (key === '__proto__') {
    // An assignment would set the prototype instead of adding a key.
    Object.defineProperty(record, key, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  } else record[key] = value;
}
