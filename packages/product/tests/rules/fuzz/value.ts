import type { Fields, Value } from '@quits/security-rules';

export type { Fields, Value } from '@quits/security-rules';

/** Converts a stored value as the SDK does for the app. */
function decoded(value: Value): unknown {
  if ('stringValue' in value) return value.stringValue;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('booleanValue' in value) return value.booleanValue;
  if ('timestampValue' in value) return new Date(value.timestampValue);
  if ('bytesValue' in value) return new Uint8Array(Buffer.from(value.bytesValue, 'base64'));
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(decoded);
  if ('mapValue' in value) return decodedFields(value.mapValue.fields ?? {});
  return null;
}

/** Converts the fields of a stored document or map as the SDK does for the app. */
export function decodedFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decoded(value)]));
}

/** Text as it is stored. */
export function text(stringValue: string): Value {
  return { stringValue };
}

/** Creates a stored integer. */
export function whole(integer: number | bigint): Value {
  return { integerValue: String(integer) };
}

/** A map as it is stored. */
export function map(fields: Fields): Value {
  return { mapValue: { fields } };
}

/** A list as it is stored. */
export function list(values: readonly Value[]): Value {
  return { arrayValue: { values } };
}
