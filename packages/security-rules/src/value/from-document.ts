import type { Document, Fields, Value } from '@quits/service-base';
import { isSameField } from './is-same-stored.ts';
import { LazyMap } from './maps.ts';
import {
  RulesBytes,
  RulesLatLng,
  RulesPath,
  RulesTimestamp,
  type RulesMap,
  type RulesValue,
} from './rules-value.ts';
import { parseTimestamp } from './time.ts';

const NO_FIELDS: Fields = {};

/**
 * A map of stored fields. Rules often ask what differs between two revisions of a document, most of which is the same: that
 * is compared as it is stored, not converted.
 */
class FieldsMap extends LazyMap<Value> {
  readonly #fields: Fields;

  constructor(fields: Fields) {
    super(fields, fromValue);
    this.#fields = fields;
  }

  override isSameAt(key: string, other: RulesMap): boolean {
    if (!(other instanceof FieldsMap)) return false;
    return isSameField(this.#fields, other.#fields, key);
  }
}

/** Converts a stored value to the rules language. */
export function fromValue(value: Value): RulesValue {
  if ('stringValue' in value) return value.stringValue;
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('booleanValue' in value) return value.booleanValue;
  if ('mapValue' in value) return new FieldsMap(value.mapValue.fields ?? NO_FIELDS);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(fromValue);
  if ('timestampValue' in value) {
    return parseTimestamp(value.timestampValue) ?? new RulesTimestamp(0, 0);
  }
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('referenceValue' in value) return pathOfName(value.referenceValue);
  if ('bytesValue' in value) return new RulesBytes(Buffer.from(value.bytesValue, 'base64'));
  if ('geoPointValue' in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue;
    return new RulesLatLng(latitude, longitude);
  }
  return null;
}

/** Returns the path of a full resource name; without the project, as in rules. */
export function pathOfName(name: string): RulesPath {
  const segments = name.split('/');
  return new RulesPath(segments[0] === 'projects' ? segments.slice(2) : segments);
}

/** Returns a document as rules see it: `data`, `id` and `__name__`. */
export function resourceOf(document: Document): RulesMap {
  const members = {
    data: () => new FieldsMap(document.fields ?? NO_FIELDS),
    id: () => document.name.slice(document.name.lastIndexOf('/') + 1),
    __name__: () => pathOfName(document.name),
  };
  return new LazyMap<() => RulesValue>(members, (make) => make());
}
