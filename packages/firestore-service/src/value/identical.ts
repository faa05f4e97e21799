import type { Fields, Value } from '@quits/service-base';

/** Returns whether two maps are identical in storage: 3 and 3.0 differ, and so do 0 and -0. */
export function identicalFields(a: Fields, b: Fields): boolean {
  if (a === b) return true;
  let difference = 0;
  // No arrays of keys: long results are compared value by value.
  for (const name in a) {
    const x = a[name];
    const y = Object.hasOwn(b, name) ? b[name] : undefined;
    if (x === undefined || y === undefined || !identicalValues(x, y)) return false;
    difference += 1;
  }
  for (const _ in b) difference -= 1;
  return difference === 0;
}

/** Returns whether two values are identical in storage. */
export function identicalValues(a: Value, b: Value): boolean {
  // Revisions share what a write doesn't change.
  if (a === b) return true;
  if ('mapValue' in a && 'mapValue' in b) {
    return identicalFields(a.mapValue.fields ?? {}, b.mapValue.fields ?? {});
  }
  if ('arrayValue' in a && 'arrayValue' in b) {
    const x = a.arrayValue.values ?? [];
    const y = b.arrayValue.values ?? [];
    return x.length === y.length && x.every((value, i) => isIdentical(value, y[i]));
  }
  return identicalScalars(a, b);
}

function identicalScalars(
  a: Readonly<Record<string, unknown>>,
  b: Readonly<Record<string, unknown>>,
): boolean {
  // A value has one key.
  for (const kind in a) {
    const x = a[kind];
    const y = b[kind];
    return typeof x === 'object' && y !== undefined
      ? JSON.stringify(x) === JSON.stringify(y)
      : x === y;
  }
  return true;
}

function isIdentical(a: Value, b: Value | undefined): boolean {
  return b !== undefined && identicalValues(a, b);
}
