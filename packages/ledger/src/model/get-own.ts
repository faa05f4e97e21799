/**
 * Returns an own property; undefined for inherited ones such as `constructor`. Use it for keys from
 * users or files.
 */
export function getOwn<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
