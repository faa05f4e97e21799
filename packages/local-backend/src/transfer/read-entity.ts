import type { Message } from '@quits/service-base';
import {
  DEFAULT_DATABASE,
  ENTITY,
  MEANING,
  PATH_ELEMENT,
  POINT,
  PROPERTY,
  REFERENCE,
  VALUE,
  VALUE_REFERENCE,
  VECTOR,
} from './entity-fields.ts';
import { ExportError } from './export-error.ts';
import { readWire, type Wire, type WireValue } from './wire.ts';

/** A document of an export. */
export interface ExportedDocument {
  /** Id of its database. */
  readonly database: string;
  /** `collection/id/…` */
  readonly path: string;
  /** Values in the form of the wire, by field. */
  readonly fields: Readonly<Record<string, Message>>;
}

/**
 * Reads a document.
 * @throws {ExportError} if it isn't one
 */
export function readEntity(record: Buffer): ExportedDocument {
  const entity = readWire(record);
  const key = readWire(bytesOf(entity, ENTITY.key));
  const path = readWire(bytesOf(key, REFERENCE.path));
  const segments = path.flatMap(([, element]) => {
    if (!isWire(element)) throw new ExportError('a document has no path');
    return segmentsOf(element, PATH_ELEMENT);
  });
  if (segments.length === 0) throw new ExportError('a document has no path');
  return {
    database: textOf(key, REFERENCE.database) ?? DEFAULT_DATABASE,
    path: segments.join('/'),
    fields: readFields(entity),
  };
}

function readFields(entity: Wire): Record<string, Message> {
  const fields = new Map<string, Message>();
  const lists = new Map<string, Message[]>();
  for (const [field, bytes] of entity) {
    // Exports of the service tell indexed properties from others; the order has no meaning.
    if (field !== ENTITY.indexed && field !== ENTITY.plain) continue;
    if (!Buffer.isBuffer(bytes)) throw new ExportError('a field has no value');
    const property = readWire(bytes);
    const name = textOf(property, PROPERTY.name) ?? '';
    const meaning = Number(numberOf(property, PROPERTY.meaning) ?? 0n);
    if (meaning === MEANING.emptyList) {
      fields.set(name, { arrayValue: {} });
      continue;
    }
    const value = readValue(readWire(bytesOf(property, PROPERTY.value)), meaning);
    if (numberOf(property, PROPERTY.isMultiple) !== 1n) {
      fields.set(name, value);
      continue;
    }
    const list = lists.get(name) ?? [];
    list.push(value);
    lists.set(name, list);
    fields.set(name, { arrayValue: { values: list } });
  }
  return Object.fromEntries(fields);
}

function readValue(value: Wire, meaning: number): Message {
  const [first] = value;
  if (first === undefined) return { nullValue: null };
  const [field, content] = first;
  switch (field) {
    case VALUE.integer: {
      const number = BigInt.asIntN(64, asNumber(content));
      return meaning === MEANING.time
        ? { timestampValue: timeOf(number) }
        : { integerValue: String(number) };
    }
    case VALUE.boolean:
      return { booleanValue: asNumber(content) === 1n };
    case VALUE.text:
      return readBytes(asBytes(content), meaning);
    case VALUE.double:
      return { doubleValue: asBytes(content).readDoubleLE() };
    case VALUE.point: {
      const point = asWire(content);
      const part = (wanted: number) => bytesOf(point, wanted).readDoubleLE();
      return {
        geoPointValue: { latitude: part(POINT.latitude), longitude: part(POINT.longitude) },
      };
    }
    case VALUE.reference:
      return { referenceValue: nameOf(asWire(content)) };
    default:
      throw new ExportError(`a value has the unknown type ${field}`);
  }
}

function readBytes(bytes: Buffer, meaning: number): Message {
  if (meaning === MEANING.bytes) return { bytesValue: bytes.toString('base64') };
  if (meaning !== MEANING.map) return { stringValue: bytes.toString('utf8') };
  const { [VECTOR]: vector, ...fields } = readFields(readWire(bytes));
  if (vector === undefined) return { mapValue: { fields } };
  return { mapValue: { fields: { __type__: { stringValue: VECTOR }, value: vector } } };
}

function nameOf(reference: Wire): string {
  const app = textOf(reference, REFERENCE.app) ?? '';
  const segments = reference.flatMap(([field, element]) =>
    field === VALUE_REFERENCE.element ? segmentsOf(asWire(element), VALUE_REFERENCE) : [],
  );
  // Behind the location of the project's database, such as `s~`.
  const project = app.slice(app.indexOf('~') + 1);
  const database = textOf(reference, REFERENCE.database) ?? DEFAULT_DATABASE;
  return `projects/${project}/databases/${database}/documents/${segments.join('/')}`;
}

interface ElementFields {
  readonly kind: number;
  readonly id: number;
  readonly name: number;
}

/** A collection and a document in it, which has a name or a number. */
function segmentsOf(element: Wire, { kind, id, name }: ElementFields): [string, string] {
  const collection = textOf(element, kind);
  const number = numberOf(element, id);
  const document =
    textOf(element, name) ??
    (number === undefined ? undefined : `__id${BigInt.asIntN(64, number)}__`);
  if (collection === undefined || document === undefined) {
    throw new ExportError('a document has no path');
  }
  return [collection, document];
}

/** Converts microseconds since the epoch to RFC 3339. */
function timeOf(microseconds: bigint): string {
  const fraction = ((microseconds % 1_000_000n) + 1_000_000n) % 1_000_000n;
  const seconds = Number((microseconds - fraction) / 1_000_000n);
  const date = new Date(seconds * 1000).toISOString().slice(0, 19);
  return fraction === 0n ? `${date}Z` : `${date}.${String(fraction).padStart(6, '0')}Z`;
}

function find(message: Wire, wanted: number): WireValue | undefined {
  return message.find(([field]) => field === wanted)?.[1];
}

function textOf(message: Wire, field: number): string | undefined {
  const value = find(message, field);
  return Buffer.isBuffer(value) ? value.toString('utf8') : undefined;
}

function numberOf(message: Wire, field: number): bigint | undefined {
  const value = find(message, field);
  return typeof value === 'bigint' ? value : undefined;
}

function bytesOf(message: Wire, field: number): Buffer {
  return asBytes(find(message, field));
}

function asBytes(value: WireValue | undefined): Buffer {
  if (Buffer.isBuffer(value)) return value;
  throw new ExportError('a document lacks a part');
}

function asNumber(value: WireValue): bigint {
  if (typeof value === 'bigint') return value;
  throw new ExportError('a number has another type');
}

function asWire(value: WireValue): Wire {
  if (isWire(value)) return value;
  throw new ExportError('a group has another type');
}

function isWire(value: WireValue): value is Wire {
  return Array.isArray(value);
}
