import {
  arrayRemove,
  arrayUnion,
  Bytes,
  deleteField,
  increment,
  serverTimestamp,
} from 'firebase/firestore';
import { isPlainObject } from '../value/plain.ts';
import { isSentinel, type Sentinel } from '../value/sentinel.ts';
import { exactTimes } from './exact-times.ts';

/** Turns plain values and sentinels into what the provider understands. */
export function encode(value: unknown): unknown {
  if (isSentinel(value)) return encodeSentinel(value);
  if (value instanceof Date) return exactTimes.get(value) ?? value;
  if (value instanceof Uint8Array) return Bytes.fromUint8Array(value);
  if (Array.isArray(value)) return value.map(encode);
  return isPlainObject(value) ? encodeFields(value) : value;
}

/** Encodes a map; a field without a value is left out. */
export function encodeFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields)) {
    if (value !== undefined) result[key] = encode(value);
  }
  return result;
}

function encodeSentinel(sentinel: Sentinel): unknown {
  switch (sentinel['~']) {
    case 'increment':
      return increment(sentinel.by);
    case 'serverTimestamp':
      return serverTimestamp();
    case 'arrayUnion':
      return arrayUnion(...sentinel.elements.map(encode));
    case 'arrayRemove':
      return arrayRemove(...sentinel.elements.map(encode));
    case 'deleteField':
      return deleteField();
  }
}
