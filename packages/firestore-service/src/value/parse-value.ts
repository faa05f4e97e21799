import type { Fields, Value } from '@quits/service-base';
import { checkReference } from './check-reference.ts';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { isMessage } from '../rpc/read-message.ts';
import { checkVector } from './check-vector.ts';
import { doubleValue } from './number.ts';
import { canonicalTimestamp } from './timestamp.ts';

const MAX_DEPTH = 20;
const MAX_NAME_BYTES = 1500;
/** Maximum size of a string or bytes: 1 MiB less 89 bytes. */
const MAX_PROPERTY_BYTES = 1_048_487;
const SHORT_INTEGER = /^(?:0|-?[1-9]\d{0,14})$/;
const INTEGER = /^-?\d{1,20}$/;
const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

/**
 * Parses a value from a request into its canonical form.
 * @throws {RpcError} `INVALID_ARGUMENT` for an invalid value, or more than 20 levels of nesting
 */
export function parseValue(raw: unknown, depth = 0): Value {
  if (!isMessage(raw)) throw invalidArgument('A value must be a message.');
  const [kind, ...others] = Object.keys(raw);
  if (kind === undefined) throw invalidArgument('Value must have a type.');
  if (others.length > 0) throw invalidArgument('A value must have exactly one type.');
  const content = raw[kind];
  switch (kind) {
    case 'nullValue':
      return { nullValue: null };
    case 'booleanValue':
      if (typeof content !== 'boolean') break;
      return { booleanValue: content };
    case 'integerValue':
      return { integerValue: canonicalInteger(content) };
    case 'doubleValue':
      return parseDouble(content);
    case 'timestampValue':
      if (typeof content !== 'string') break;
      return { timestampValue: canonicalTimestamp(content) };
    case 'stringValue':
      if (typeof content !== 'string') break;
      if (content.length > MAX_PROPERTY_BYTES / 3) checkLength(Buffer.byteLength(content));
      return { stringValue: content };
    case 'bytesValue':
      if (typeof content !== 'string' || !BASE64.test(content)) break;
      checkLength(Buffer.byteLength(content, 'base64'));
      return { bytesValue: Buffer.from(content, 'base64').toString('base64') };
    case 'referenceValue':
      if (typeof content !== 'string') break;
      return { referenceValue: checkReference(content) };
    case 'geoPointValue':
      return parseGeoPoint(content);
    case 'arrayValue':
      return parseArray(content, depth + 1);
    case 'mapValue': {
      if (!isMessage(content)) break;
      const fields = parseFields(content['fields'], depth + 1);
      checkVector(fields);
      return { mapValue: { fields } };
    }
    default:
      throw invalidArgument(`Unknown value type "${kind}".`);
  }
  throw invalidArgument(`Invalid content of ${kind}.`);
}

/** Reads the fields of a document or map. @throws {RpcError} as {@link parseValue} */
export function parseFields(raw: unknown, depth = 0): Fields {
  if (raw === undefined || raw === null) return {};
  if (!isMessage(raw)) throw invalidArgument('fields must be a message.');
  if (depth > MAX_DEPTH) throw invalidArgument('Property contains too many nested levels.');
  const fields: Record<string, Value> = Object.create(null);
  for (const name of Object.keys(raw)) {
    checkFieldName(name, depth);
    fields[name] = parseValue(raw[name], depth);
  }
  return fields;
}

function checkFieldName(name: string, depth: number): void {
  if (name === '') throw invalidArgument('Field names must not be empty.');
  if (depth === 0 && name.startsWith('__') && name.endsWith('__') && name.length >= 4) {
    throw invalidArgument(
      `Document fields cannot begin and end with "__" (found in field "${name}").`,
    );
  }
  if (name.length > MAX_NAME_BYTES / 4 && Buffer.byteLength(name) > MAX_NAME_BYTES) {
    throw invalidArgument(`Field name "${name.slice(0, 100)}…" is longer than 1500 bytes.`);
  }
}

function checkLength(bytes: number): void {
  if (bytes <= MAX_PROPERTY_BYTES) return;
  throw invalidArgument(`The value of a property is longer than ${MAX_PROPERTY_BYTES} bytes.`);
}

function canonicalInteger(content: unknown): string {
  const text = typeof content === 'number' ? String(content) : content;
  if (typeof text !== 'string' || !INTEGER.test(text)) {
    throw invalidArgument('Invalid content of integerValue.');
  }
  if (SHORT_INTEGER.test(text)) return text;
  const number = BigInt(text);
  if (number < MIN_INT64 || number > MAX_INT64) {
    throw invalidArgument(`Integer ${text} does not fit into 64 bits.`);
  }
  return number.toString();
}

function parseDouble(content: unknown): Value {
  if (typeof content === 'number') return doubleValue(content);
  if (typeof content !== 'string' || content.trim() === '') {
    throw invalidArgument('Invalid content of doubleValue.');
  }
  const number = Number(content);
  if (Number.isNaN(number) && content !== 'NaN') {
    throw invalidArgument('Invalid content of doubleValue.');
  }
  return doubleValue(number);
}

function parseGeoPoint(content: unknown): Value {
  if (!isMessage(content)) throw invalidArgument('Invalid content of geoPointValue.');
  const latitude = content['latitude'] ?? 0;
  const longitude = content['longitude'] ?? 0;
  if (typeof latitude !== 'number' || !(Math.abs(latitude) <= 90)) {
    throw invalidArgument(
      `Latitude must be in the range of [-90, 90], was: ${JSON.stringify(latitude)}`,
    );
  }
  if (typeof longitude !== 'number' || !(Math.abs(longitude) <= 180)) {
    throw invalidArgument(
      `Longitude must be in the range of [-180, 180], was: ${JSON.stringify(longitude)}`,
    );
  }
  return { geoPointValue: { latitude, longitude } };
}

function parseArray(content: unknown, depth: number): Value {
  if (!isMessage(content)) throw invalidArgument('Invalid content of arrayValue.');
  if (depth > MAX_DEPTH) throw invalidArgument('Property contains too many nested levels.');
  const raw = content['values'] ?? [];
  if (!Array.isArray(raw)) throw invalidArgument('Invalid content of arrayValue.');
  const values = raw.map((element: unknown) => {
    const value = parseValue(element, depth);
    if ('arrayValue' in value) {
      throw invalidArgument('Cannot convert an array value in an array value.');
    }
    return value;
  });
  return { arrayValue: { values } };
}
