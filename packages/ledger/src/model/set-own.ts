/** Sets a value under a key that a person or a file chose. */
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
