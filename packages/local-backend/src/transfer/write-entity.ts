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
import type { ExportedDocument } from './read-entity.ts';
import { Double, type Fields, writeWire } from './wire.ts';

/** Writes a document of a project. */
export function writeEntity(project: string, { database, path, fields }: ExportedDocument): Buffer {
  const elements = elementsOf(path);
  const pathOf = (some: typeof elements) =>
    writeWire(some.map((element) => [PATH_ELEMENT.group, elementOf(element, PATH_ELEMENT)]));
  return writeWire([
    [
      ENTITY.key,
      writeWire([
        [REFERENCE.app, appOf(project)],
        [REFERENCE.path, pathOf(elements)],
        ...databaseOf(database),
      ]),
    ],
    ...propertiesOf(fields),
    // All documents below one of the root belong together.
    [ENTITY.group, pathOf(elements.slice(0, 1))],
  ]);
}

function propertiesOf(fields: Readonly<Record<string, Message>>): Fields {
  const entries = Object.entries(fields);
  return [
    ...entries.flatMap(([name, value]) => (isEmptyList(value) ? [emptyList(name)] : [])),
    ...entries.flatMap(([name, value]) => propertiesOfField(name, value)),
  ];
}

function propertiesOfField(name: string, value: Message): Fields {
  const list = value['arrayValue'];
  if (list === undefined) return [property(name, value, false)];
  return valuesOf(list).map((one) => property(name, one, true));
}

function property(name: string, value: Message, isMultiple: boolean): Fields[number] {
  const { meaning, content } = valueOf(value);
  return [
    ENTITY.plain,
    writeWire([
      ...(meaning === undefined ? [] : [[PROPERTY.meaning, BigInt(meaning)] as const]),
      [PROPERTY.name, name],
      [PROPERTY.isMultiple, isMultiple ? 1n : 0n],
      [PROPERTY.value, writeWire(content)],
    ]),
  ];
}

function emptyList(name: string): Fields[number] {
  return [
    ENTITY.indexed,
    writeWire([
      [PROPERTY.meaning, BigInt(MEANING.emptyList)],
      [PROPERTY.name, name],
      [PROPERTY.isMultiple, 0n],
      [PROPERTY.value, Buffer.alloc(0)],
    ]),
  ];
}

interface Value {
  readonly meaning?: number;
  readonly content: Fields;
}

function valueOf(value: Message): Value {
  const [[type, content] = []] = Object.entries(value);
  switch (type) {
    case 'booleanValue':
      return { content: [[VALUE.boolean, content === true ? 1n : 0n]] };
    case 'integerValue':
      return { content: [[VALUE.integer, BigInt(String(content))]] };
    case 'doubleValue':
      return { content: [[VALUE.double, new Double(Number(content))]] };
    case 'stringValue':
      return { content: [[VALUE.text, String(content)]] };
    case 'timestampValue':
      return { meaning: MEANING.time, content: [[VALUE.integer, microseconds(String(content))]] };
    case 'bytesValue':
      return {
        meaning: MEANING.bytes,
        content: [[VALUE.text, Buffer.from(String(content), 'base64')]],
      };
    case 'geoPointValue':
      return { meaning: MEANING.point, content: [[VALUE.point, pointOf(content)]] };
    case 'referenceValue':
      return { content: [[VALUE.reference, referenceOf(String(content))]] };
    case 'mapValue':
      return { meaning: MEANING.map, content: [[VALUE.text, writeMap(content)]] };
    case 'nullValue':
    case undefined:
    default:
      return { content: [] };
  }
}

/** A map is an entity without a key, inside a text. */
function writeMap(map: unknown): Buffer {
  const fields = fieldsOf(map);
  const { __type__: type, value = {} } = fields;
  const properties =
    type?.['stringValue'] === VECTOR
      ? valuesOf(value['arrayValue']).map((one) => property(VECTOR, one, true))
      : propertiesOf(fields);
  const noKey = writeWire([
    [REFERENCE.app, ''],
    [REFERENCE.path, ''],
  ]);
  return writeWire([[ENTITY.key, noKey], ...properties, [ENTITY.group, '']]);
}

function pointOf(point: unknown): Fields {
  const { latitude = 0, longitude = 0 } = asMessage(point);
  return [
    [POINT.latitude, new Double(Number(latitude))],
    [POINT.longitude, new Double(Number(longitude))],
  ];
}

function referenceOf(name: string): Fields {
  const [, project = '', , database = '', , ...segments] = name.split('/');
  return [
    [REFERENCE.app, appOf(project)],
    ...elementsOf(segments.join('/')).map(
      (element) => [VALUE_REFERENCE.element, elementOf(element, VALUE_REFERENCE)] as const,
    ),
    ...databaseOf(database),
  ];
}

function elementsOf(path: string): [collection: string, id: string][] {
  const segments = path.split('/');
  return segments.flatMap((collection, index): [string, string][] =>
    index % 2 === 0 ? [[collection, segments[index + 1] ?? '']] : [],
  );
}

function elementOf(
  [collection, document]: readonly [string, string],
  fields: { readonly kind: number; readonly id: number; readonly name: number },
): Fields {
  const number = numberOf(document);
  return [
    [fields.kind, collection],
    number === undefined ? [fields.name, document] : [fields.id, number],
  ];
}

/** The number that an id of the form `__id7__` stands for, if no other id has the same. */
function numberOf(document: string): bigint | undefined {
  const digits = /^__id(-?\d{1,19})__$/u.exec(document)?.[1];
  if (digits === undefined) return undefined;
  const number = BigInt(digits);
  return String(number) === digits && BigInt.asIntN(64, number) === number ? number : undefined;
}

function appOf(project: string): string {
  return `dev~${project}`;
}

function databaseOf(database: string): Fields {
  return database === DEFAULT_DATABASE ? [] : [[REFERENCE.database, database]];
}

/** Converts RFC 3339 to microseconds since the epoch; nanoseconds are cut off, as by the service. */
function microseconds(time: string): bigint {
  const fraction = /\.(\d+)/u.exec(time)?.[1] ?? '';
  const seconds = BigInt(Date.parse(time.replace(/\.\d+/u, ''))) / 1000n;
  return seconds * 1_000_000n + BigInt(fraction.padEnd(6, '0').slice(0, 6));
}

function isEmptyList(value: Message): boolean {
  return value['arrayValue'] !== undefined && valuesOf(value['arrayValue']).length === 0;
}

function valuesOf(list: unknown): Message[] {
  const { values } = asMessage(list);
  return Array.isArray(values) ? values.map(asMessage) : [];
}

function fieldsOf(map: unknown): Record<string, Message> {
  const { fields } = asMessage(map);
  const entries = Object.entries(asMessage(fields));
  return Object.fromEntries(entries.map(([name, value]) => [name, asMessage(value)]));
}

function asMessage(value: unknown): Message {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
