import type { Value } from '@quits/service-base';

/** Rank of each type in the order of values across types. */
export const TYPE_ORDER = {
  null: 1,
  boolean: 2,
  number: 3,
  timestamp: 4,
  string: 5,
  bytes: 6,
  reference: 7,
  geoPoint: 8,
  array: 9,
  vector: 10,
  map: 11,
} as const;

/** A rank of {@link TYPE_ORDER}. */
export type TypeOrder = (typeof TYPE_ORDER)[keyof typeof TYPE_ORDER];

/** Returns whether a map value is a vector. */
export function isVector(value: Value): boolean {
  if (!('mapValue' in value)) return false;
  const type = value.mapValue.fields?.['__type__'];
  return type !== undefined && 'stringValue' in type && type.stringValue === '__vector__';
}

/** The rank of a value's type. */
export function typeOrder(value: Value): TypeOrder {
  if ('stringValue' in value) return TYPE_ORDER.string;
  if ('integerValue' in value || 'doubleValue' in value) return TYPE_ORDER.number;
  if ('booleanValue' in value) return TYPE_ORDER.boolean;
  if ('timestampValue' in value) return TYPE_ORDER.timestamp;
  if ('nullValue' in value) return TYPE_ORDER.null;
  if ('mapValue' in value) return isVector(value) ? TYPE_ORDER.vector : TYPE_ORDER.map;
  if ('arrayValue' in value) return TYPE_ORDER.array;
  if ('referenceValue' in value) return TYPE_ORDER.reference;
  if ('bytesValue' in value) return TYPE_ORDER.bytes;
  return TYPE_ORDER.geoPoint;
}
