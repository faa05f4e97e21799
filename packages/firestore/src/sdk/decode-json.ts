import { exactTimes } from './exact-times.ts';

/** A value in the format of the REST interface: an object with one field, which names the type. */
export type JsonValue = Readonly<Record<string, unknown>>;

/** Fields in the format of the REST interface. */
export type JsonFields = Readonly<Record<string, JsonValue>>;

/** Converts fields from the REST format into the values that `decodeFields` returns. */
export function decodeJsonFields(fields: JsonFields): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const key in fields) result[key] = decodeJson(fields[key]);
  return result;
}

/** Converts a value from the REST format. */
export function decodeJson(value: JsonValue = {}): unknown {
  for (const type in value) return decodeAs(type, value[type]);
  return null;
}

function decodeAs(type: string, value: unknown): unknown {
  switch (type) {
    case 'nullValue':
      return null;
    case 'integerValue':
    case 'doubleValue':
      // Also `"NaN"`, `"-Infinity"` and `"-0"`.
      return Number(value);
    case 'timestampValue':
      return decodeTime(String(value));
    case 'bytesValue':
      return Uint8Array.from(atob(String(value)), (letter) => letter.charCodeAt(0));
    case 'referenceValue':
      return { '@': 'reference', path: pathOf(String(value)) };
    case 'geoPointValue': {
      const { latitude = 0, longitude = 0 } = value as Record<string, number>;
      return { '@': 'geoPoint', latitude, longitude };
    }
    case 'arrayValue':
      return ((value as { values?: readonly JsonValue[] }).values ?? []).map(decodeJson);
    case 'mapValue':
      return decodedMap(decodeJsonFields((value as { fields?: JsonFields }).fields ?? {}));
    default:
      return value;
  }
}

/** Returns a map of decoded values; one with the mark of a vector is a vector. */
export function decodedMap(decoded: Readonly<Record<string, unknown>>): unknown {
  return decoded['__type__'] === '__vector__'
    ? { '@': 'vector', values: decoded['value'] }
    : decoded;
}

/** The path within the database of a document's full name. */
export function pathOf(name: string): string {
  return name.slice(name.indexOf('/documents/') + '/documents/'.length);
}

const FINE = /\.(\d{3})(\d{1,6})Z$/;

/** Converts a timestamp, and remembers what a `Date` can't hold. */
export function decodeTime(text: string): Date {
  const fine = FINE.exec(text);
  if (fine === null) return new Date(text);
  const seconds = Math.floor(Date.parse(text) / 1000);
  const nanoseconds = Number(`${fine[1]}${fine[2]}`.padEnd(9, '0'));
  // As the SDK does.
  const date = new Date(seconds * 1000 + nanoseconds / 1_000_000);
  exactTimes.set(date, { seconds, nanoseconds });
  return date;
}
