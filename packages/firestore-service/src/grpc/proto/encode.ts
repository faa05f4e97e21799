import type { Message } from '@quits/service-base';
import { wireTypeOf } from './decode.ts';
import { messageType, type Field, type MessageType } from './schema.ts';
import { durationFromJson, timestampFromJson } from './timestamp.ts';
import { WireWriter } from './wire-writer.ts';

const encodedDocuments = new WeakMap<object, Buffer>();

/** Encodes the proto3 JSON form of a message. Properties that are no fields of it are dropped. */
export function encodeMessage(type: string, message: Message): Buffer {
  const writer = new WireWriter();
  writeFields(messageType(type), message, writer);
  return writer.finish();
}

function writeFields(type: MessageType, message: object, writer: WireWriter): void {
  for (const [name, value] of Object.entries(message).reverse()) {
    const field = type.byName.get(name);
    if (field === undefined || value === undefined) continue;
    if (field.rule === 'map') writeEntries(field, value as object, writer);
    else if (field.rule === 'repeated') writeElements(field, value as readonly unknown[], writer);
    else if (value !== null || name === 'nullValue') writeSingle(type, field, value, writer);
  }
}

function writeSingle(parent: MessageType, field: Field, value: unknown, writer: WireWriter): void {
  const isImplicit = !field.optional && isDefault(field, value);
  if (isImplicit) return;
  // All listeners receive a changed document in the same encoding.
  if (parent.name === 'DocumentChange' && field.name === 'document') {
    writer.bytes(encodeDocument(value as object));
  } else writeValue(field.type, value, writer);
  writer.tag(field.number, wireTypeOf(field.type));
}

function encodeDocument(document: object): Buffer {
  const known = encodedDocuments.get(document);
  if (known !== undefined) return known;
  const bytes = encodeMessage('Document', document as Message);
  encodedDocuments.set(document, bytes);
  return bytes;
}

function isDefault({ type }: Field, value: unknown): boolean {
  if (typeof type !== 'string') {
    return type.kind === 'enum' && (type.numberOf.get(String(value)) ?? value) === 0;
  }
  if (type === 'double') return Object.is(value, 0);
  return value === '' || value === 0 || value === false || (type === 'int64' && value === '0');
}

function writeElements(field: Field, values: readonly unknown[], writer: WireWriter): void {
  const wireType = wireTypeOf(field.type);
  if (wireType === 2) {
    for (const value of values.toReversed()) {
      writeValue(field.type, value, writer);
      writer.tag(field.number, wireType);
    }
  } else if (values.length > 0) {
    const end = writer.length;
    for (const value of values.toReversed()) writeValue(field.type, value, writer);
    writer.uint32(writer.length - end);
    writer.tag(field.number, 2);
  }
}

function writeEntries(field: Field, entries: object, writer: WireWriter): void {
  for (const [key, value] of Object.entries(entries).reverse()) {
    const end = writer.length;
    writeValue(field.type, value, writer);
    writer.tag(2, wireTypeOf(field.type));
    writer.string(key);
    writer.tag(1, 2);
    writer.uint32(writer.length - end);
    writer.tag(field.number, 2);
  }
}

function writeValue(type: Field['type'], value: unknown, writer: WireWriter): void {
  if (type === 'string') writer.string(value as string);
  else if (type === 'bytes') writer.bytes(Buffer.from(value as string, 'base64'));
  else if (type === 'bool') writer.uint32(value === true ? 1 : 0);
  else if (type === 'int32') writer.int32(Number(value));
  else if (type === 'int64') writer.int64(value as string | number);
  else if (type === 'double') writer.double(Number(value));
  else if (type.kind === 'enum') writer.int32(type.numberOf.get(String(value)) ?? Number(value));
  else {
    const end = writer.length;
    writeMessage(type, value, writer);
    writer.uint32(writer.length - end);
  }
}

function writeMessage(type: MessageType, value: unknown, writer: WireWriter): void {
  switch (type.name) {
    case 'protobuf.Timestamp':
      writeFields(type, timestampFromJson(value as string), writer);
      break;
    case 'protobuf.Duration':
      writeFields(type, durationFromJson(value as string), writer);
      break;
    case 'protobuf.Int32Value':
    case 'protobuf.Int64Value':
    case 'protobuf.DoubleValue':
      writeFields(type, { value }, writer);
      break;
    case 'protobuf.Struct':
      writeFields(type, { fields: value }, writer);
      break;
    case 'protobuf.ListValue':
      writeFields(type, { values: value }, writer);
      break;
    case 'protobuf.Value':
      writeFields(type, dynamicValue(value), writer);
      break;
    case 'protobuf.Any':
      writeFields(type, anyValue(value as Message), writer);
      break;
    default:
      writeFields(type, value as object, writer);
  }
}

/** Returns the field that holds a value of a free-form structure. */
function dynamicValue(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'number') return { numberValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Array.isArray(value) ? { listValue: value } : { structValue: value };
}

/** Returns the fields of an `Any` for a message of Firestore or, with any other type, for a string. */
function anyValue(message: Message): object {
  const { '@type': type, ...fields } = message;
  const ownType = /\/google\.firestore\.v1\.(\w+)$/u.exec(String(type))?.[1];
  if (ownType !== undefined) {
    return { type_url: type, value: encodeMessage(ownType, fields).toString('base64') };
  }
  const writer = new WireWriter();
  const text = fields['value'];
  writer.string(typeof text === 'string' ? text : '');
  writer.tag(1, 2);
  return { type_url: type, value: writer.finish().toString('base64') };
}
