import type { Value } from '../../api/index.ts';

/** Type of a value, as named on the page. */
export type Kind =
  | 'string'
  | 'int'
  | 'double'
  | 'boolean'
  | 'null'
  | 'timestamp'
  | 'geopoint'
  | 'reference'
  | 'bytes'
  | 'map'
  | 'array';

/** Every type, most common first. */
export const KINDS: readonly Kind[] = [
  'string',
  'int',
  'double',
  'boolean',
  'null',
  'timestamp',
  'geopoint',
  'reference',
  'bytes',
  'map',
  'array',
];

/** Returns the type of a value. */
export function kindOf(value: Value): Kind {
  if ('stringValue' in value) return 'string';
  if ('integerValue' in value) return 'int';
  if ('doubleValue' in value) return 'double';
  if ('booleanValue' in value) return 'boolean';
  if ('timestampValue' in value) return 'timestamp';
  if ('geoPointValue' in value) return 'geopoint';
  if ('referenceValue' in value) return 'reference';
  if ('bytesValue' in value) return 'bytes';
  if ('mapValue' in value) return 'map';
  return 'arrayValue' in value ? 'array' : 'null';
}

/** Returns a value as text that {@link parseText} reads again. */
export function textOf(value: Value): string {
  if ('stringValue' in value) return value.stringValue;
  if ('integerValue' in value) return value.integerValue;
  if ('doubleValue' in value) return String(value.doubleValue);
  if ('booleanValue' in value) return String(value.booleanValue);
  if ('timestampValue' in value) return value.timestampValue;
  if ('referenceValue' in value) return value.referenceValue.split('/').slice(5).join('/');
  if ('bytesValue' in value) return value.bytesValue;
  if ('mapValue' in value) return JSON.stringify(value.mapValue.fields ?? {}, null, 2);
  if ('arrayValue' in value) return JSON.stringify(value.arrayValue.values ?? [], null, 2);
  if (!('geoPointValue' in value)) return 'null';
  const { latitude = 0, longitude = 0 } = value.geoPointValue;
  return `${latitude}, ${longitude}`;
}

/** Reads the text of a value; `undefined` if it isn't a value of that type. `project` completes references. */
export function parseText(kind: Kind, text: string, project: string): Value | undefined {
  const trimmed = text.trim();
  switch (kind) {
    case 'string':
      return { stringValue: text };
    case 'int':
      return isInt64(trimmed) ? { integerValue: trimmed } : undefined;
    case 'double':
      return doubleOf(trimmed);
    case 'boolean':
      return trimmed === 'true' || trimmed === 'false'
        ? { booleanValue: trimmed === 'true' }
        : undefined;
    case 'null':
      return { nullValue: null };
    case 'timestamp':
      return timestampOf(trimmed);
    case 'geopoint':
      return geoPointOf(trimmed);
    case 'reference': {
      const root = `projects/${project}/databases/(default)/documents`;
      const isDocument = /^[^/]+\/[^/]+(?:\/[^/]+\/[^/]+)*$/u.test(trimmed);
      return isDocument ? { referenceValue: `${root}/${trimmed}` } : undefined;
    }
    case 'bytes':
      return /^(?:[\w+/-]{4})*(?:[\w+/-]{2}==|[\w+/-]{3}=)?$/u.test(trimmed)
        ? { bytesValue: trimmed }
        : undefined;
    case 'map': {
      const fields = parseJson(trimmed);
      if (!isObject(fields) || Array.isArray(fields)) return undefined;
      return { mapValue: { fields: fields as Readonly<Record<string, Value>> } };
    }
    case 'array': {
      const values = parseJson(trimmed);
      return Array.isArray(values) ? { arrayValue: { values: values as Value[] } } : undefined;
    }
  }
}

/** Converts plain JSON: whole numbers become int, other numbers double. */
export function valueOfJson(json: unknown): Value {
  if (typeof json === 'string') return { stringValue: json };
  if (typeof json === 'boolean') return { booleanValue: json };
  if (typeof json === 'number') {
    return Number.isSafeInteger(json) ? { integerValue: String(json) } : { doubleValue: json };
  }
  if (Array.isArray(json)) return { arrayValue: { values: json.map(valueOfJson) } };
  return isObject(json) ? { mapValue: { fields: fieldsOfJson(json) } } : { nullValue: null };
}

/** Reads the fields of a document written as plain JSON; `undefined` if the text isn't an object. */
export function parseFields(text: string): Readonly<Record<string, Value>> | undefined {
  if (text.trim() === '') return {};
  const json = parseJson(text);
  return isObject(json) && !Array.isArray(json) ? fieldsOfJson(json) : undefined;
}

/** Converts a value to plain JSON, for copying. */
export function jsonOf(value: Value): unknown {
  if ('mapValue' in value) return jsonOfFields(value.mapValue.fields ?? {});
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(jsonOf);
  if ('integerValue' in value) {
    const number = Number(value.integerValue);
    return Number.isSafeInteger(number) ? number : value.integerValue;
  }
  return 'nullValue' in value ? null : Object.values(value)[0];
}

/** Converts fields to plain JSON, for copying. */
export function jsonOfFields(fields: Readonly<Record<string, Value>>): unknown {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, jsonOf(value)]));
}

function fieldsOfJson(json: object): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [name, valueOfJson(value)]),
  );
}

function isInt64(text: string): boolean {
  if (!/^-?\d{1,19}$/u.test(text)) return false;
  return BigInt.asIntN(64, BigInt(text)) === BigInt(text);
}

function doubleOf(text: string): Value | undefined {
  if (['NaN', 'Infinity', '-Infinity', '-0'].includes(text)) return { doubleValue: text };
  const number = Number(text);
  return text === '' || !Number.isFinite(number) ? undefined : { doubleValue: number };
}

function timestampOf(text: string): Value | undefined {
  const isComplete = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/u.test(
    text,
  );
  return isComplete && !Number.isNaN(Date.parse(text)) ? { timestampValue: text } : undefined;
}

function geoPointOf(text: string): Value | undefined {
  const [latitude, longitude, ...others] = text
    .split(',')
    .map((part) => Number(part.trim() || NaN));
  if (latitude === undefined || longitude === undefined || others.length > 0) return undefined;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? { geoPointValue: { latitude, longitude } } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
