import { Bytes, Timestamp } from 'firebase/firestore';
import { isPlainObject } from '../value/plain.ts';
import { exactTimes } from './exact-times.ts';

/** Turns the provider's value classes into plain values, inside the given fresh object. */
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
  if (value instanceof Bytes) return value.toUint8Array();
  if (Array.isArray(value)) return value.map(decode);
  return isPlainObject(value) ? decodeFields(value) : value;
}
