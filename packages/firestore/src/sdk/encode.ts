import {
  arrayRemove,
  arrayUnion,
  Bytes,
  deleteField,
  doc,
  type Firestore,
  GeoPoint,
  increment,
  serverTimestamp,
  Timestamp,
  vector,
} from 'firebase/firestore';
import { isPlainObject } from '../value/plain.ts';
import { isSentinel, type Sentinel } from '../value/sentinel.ts';
import { isTypedValue, type TypedValue } from '../value/typed-value.ts';
import { exactTimes } from './exact-times.ts';

/** Converts plain values, typed values and sentinels into the provider's values. */
export function encode(db: Firestore, value: unknown): unknown {
  if (isSentinel(value)) return encodeSentinel(db, value);
  if (isTypedValue(value)) return encodeTyped(db, value);
  if (value instanceof Date) return encodeTime(value);
  if (value instanceof Uint8Array) return Bytes.fromUint8Array(value);
  if (Array.isArray(value)) return value.map((item) => encode(db, item));
  return isPlainObject(value) ? encodeFields(db, value) : value;
}

function encodeTime(date: Date): Date | Timestamp {
  const exact = exactTimes.get(date);
  return exact === undefined ? date : new Timestamp(exact.seconds, exact.nanoseconds);
}

/** Encodes a map; leaves out fields that are `undefined`. */
export function encodeFields(
  db: Firestore,
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields)) {
    if (value !== undefined) result[key] = encode(db, value);
  }
  return result;
}

function encodeTyped(db: Firestore, value: TypedValue): unknown {
  switch (value['@']) {
    case 'geoPoint':
      return new GeoPoint(value.latitude, value.longitude);
    case 'reference':
      return doc(db, value.path);
    case 'vector':
      return vector([...value.values]);
  }
}

function encodeSentinel(db: Firestore, sentinel: Sentinel): unknown {
  switch (sentinel['~']) {
    case 'increment':
      return increment(sentinel.by);
    case 'serverTimestamp':
      return serverTimestamp();
    case 'arrayUnion':
      return arrayUnion(...sentinel.elements.map((item) => encode(db, item)));
    case 'arrayRemove':
      return arrayRemove(...sentinel.elements.map((item) => encode(db, item)));
    case 'deleteField':
      return deleteField();
  }
}
