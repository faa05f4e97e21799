import type { Fields, Value } from '@quits/service-base';

/** Values without types of Firestore. */
export type PlainFields = Readonly<Record<string, unknown>>;

/** Converts stored fields into plain values. */
export function plainFields(fields: Fields): PlainFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));
}

function plain(value: Value): unknown {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('nullValue' in value) return null;
  if ('timestampValue' in value) return new Date(value.timestampValue);
  if ('bytesValue' in value) return new Uint8Array(Buffer.from(value.bytesValue, 'base64'));
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(plain);
  if ('mapValue' in value) return plainFields(value.mapValue.fields ?? {});
  return Object.values(value)[0];
}
