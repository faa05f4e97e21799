import type { Fields, Value } from '@quits/service-base';
import { comparePaths } from './compare-paths.ts';
import { compareStrings } from './compare-strings.ts';
import { compareNumbers, isNumber } from './number.ts';
import { compareTimestamps } from './timestamp.ts';
import { TYPE_ORDER, typeOrder } from './type-order.ts';

/** Orders any two values as the service does: by type, then by content. */
export function compareValues(a: Value, b: Value): number {
  const order = typeOrder(a);
  const difference = order - typeOrder(b);
  return difference === 0 ? compareSameType(order, a, b) : difference;
}

/** Returns whether two values are equal to a query: 3 equals 3.0, NaN equals NaN. */
export function valuesEqual(a: Value, b: Value): boolean {
  if ('stringValue' in a && 'stringValue' in b) return a.stringValue === b.stringValue;
  return compareValues(a, b) === 0;
}

function compareSameType(order: number, a: Value, b: Value): number {
  if ('stringValue' in a && 'stringValue' in b) return compareStrings(a.stringValue, b.stringValue);
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  if ('booleanValue' in a && 'booleanValue' in b) {
    return Number(a.booleanValue) - Number(b.booleanValue);
  }
  if ('timestampValue' in a && 'timestampValue' in b) {
    return compareTimestamps(a.timestampValue, b.timestampValue);
  }
  if ('bytesValue' in a && 'bytesValue' in b) {
    return Buffer.compare(Buffer.from(a.bytesValue, 'base64'), Buffer.from(b.bytesValue, 'base64'));
  }
  if ('referenceValue' in a && 'referenceValue' in b) {
    return comparePaths(a.referenceValue, b.referenceValue);
  }
  if ('geoPointValue' in a && 'geoPointValue' in b) {
    const { latitude: latA = 0, longitude: lngA = 0 } = a.geoPointValue;
    const { latitude: latB = 0, longitude: lngB = 0 } = b.geoPointValue;
    return latA === latB ? lngA - lngB : latA - latB;
  }
  if ('arrayValue' in a && 'arrayValue' in b) {
    return compareArrays(a.arrayValue.values ?? [], b.arrayValue.values ?? []);
  }
  if ('mapValue' in a && 'mapValue' in b) {
    const x = a.mapValue.fields ?? {};
    const y = b.mapValue.fields ?? {};
    return order === TYPE_ORDER.vector ? compareVectors(x, y) : compareMaps(x, y);
  }
  return 0;
}

function compareArrays(a: readonly Value[], b: readonly Value[]): number {
  for (const [i, x] of a.entries()) {
    const y = b[i];
    if (y === undefined) return 1;
    const order = compareValues(x, y);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareVectors(a: Fields, b: Fields): number {
  const x = vectorElements(a);
  const y = vectorElements(b);
  return x.length === y.length ? compareArrays(x, y) : x.length - y.length;
}

/** The numbers of a vector's map. */
export function vectorElements(fields: Fields): readonly Value[] {
  const value = fields['value'];
  return value !== undefined && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}

function compareMaps(a: Fields, b: Fields): number {
  const keysA = Object.keys(a).sort(compareStrings);
  const keysB = Object.keys(b).sort(compareStrings);
  for (const [i, keyA] of keysA.entries()) {
    const keyB = keysB[i];
    if (keyB === undefined) return 1;
    const byKey = compareStrings(keyA, keyB);
    if (byKey !== 0) return byKey;
    const x = a[keyA];
    const y = b[keyB];
    const byValue = x === undefined || y === undefined ? 0 : compareValues(x, y);
    if (byValue !== 0) return byValue;
  }
  return keysA.length - keysB.length;
}
