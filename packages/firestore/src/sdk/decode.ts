import { Bytes, DocumentReference, GeoPoint, Timestamp, VectorValue } from 'firebase/firestore';
import { isPlainObject } from '../value/plain.ts';
import type { TypedValue } from '../value/typed-value.ts';
import { exactTimes } from './exact-times.ts';

/** Replaces the provider's value classes by plain values, in place. */
export function decodeFields(fields: Record<string, unknown>): Record<string, unknown> {
  for (const [key, value] of Object.entries(fields)) {
    if (typeof value === 'object' && value !== null) fields[key] = decode(value);
  }
  return fields;
}

function decode(value: unknown): unknown {
  if (value instanceof Timestamp) {
    const date = value.toDate();
    exactTimes.set(date, value);
    return date;
  }
  if (Array.isArray(value)) return value.map(decode);
  if (isPlainObject(value)) return decodeFields(value);
  return value instanceof Bytes ? value.toUint8Array() : (decodeTyped(value) ?? value);
}

function decodeTyped(value: unknown): TypedValue | undefined {
  if (value instanceof GeoPoint) {
    const { latitude, longitude } = value;
    return { '@': 'geoPoint', latitude, longitude };
  }
  if (value instanceof DocumentReference) return { '@': 'reference', path: value.path };
  if (value instanceof VectorValue) return { '@': 'vector', values: value.toArray() };
  return undefined;
}
