import type { Fields, Value } from '@quits/service-base';

/** Returns whether two maps of stored fields have a field of which it is certain that rules see it as equal. */
export function isSameField(one: Fields, other: Fields, key: string): boolean {
  if (!Object.hasOwn(one, key) || !Object.hasOwn(other, key)) return false;
  const [value, counterpart] = [one[key], other[key]];
  return value !== undefined && counterpart !== undefined && isSameStored(value, counterpart);
}

/** Maps and lists that were found the same as themselves: revisions of a document share those that a write doesn't change. */
const sound = new WeakSet<Value>();

function isSameStored(one: Value, other: Value): boolean {
  const isShared = one === other && ('mapValue' in one || 'arrayValue' in one);
  if (isShared && sound.has(one)) return true;
  const isSame = haveSameContents(one, other);
  if (isShared && isSame) sound.add(one);
  return isSame;
}

/** Other values are compared as rules see them: NaN differs from itself, and 1 equals 1.0. */
function haveSameContents(one: Value, other: Value): boolean {
  if ('stringValue' in one) return 'stringValue' in other && one.stringValue === other.stringValue;
  if ('integerValue' in one) {
    return 'integerValue' in other && one.integerValue === other.integerValue;
  }
  if ('booleanValue' in one) {
    return 'booleanValue' in other && one.booleanValue === other.booleanValue;
  }
  if ('timestampValue' in one) {
    return 'timestampValue' in other && one.timestampValue === other.timestampValue;
  }
  if ('nullValue' in one) return 'nullValue' in other;
  if ('mapValue' in one) {
    return (
      'mapValue' in other && areSameFields(one.mapValue.fields ?? {}, other.mapValue.fields ?? {})
    );
  }
  if ('arrayValue' in one) {
    if (!('arrayValue' in other)) return false;
    return areSameItems(one.arrayValue.values ?? [], other.arrayValue.values ?? []);
  }
  return false;
}

function areSameFields(one: Fields, other: Fields): boolean {
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => isSameField(one, other, key));
}

function areSameItems(one: readonly Value[], other: readonly Value[]): boolean {
  if (one.length !== other.length) return false;
  return one.every((item, index) => {
    const counterpart = other[index];
    return counterpart !== undefined && isSameStored(item, counterpart);
  });
}
