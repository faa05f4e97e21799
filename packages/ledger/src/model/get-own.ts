/**
 * The value under a key that a person or a file chose; undefined for what every object inherits,
 * such as `constructor`.
 */
export function getOwn<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
