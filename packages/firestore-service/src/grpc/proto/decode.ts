import type { Message } from '@quits/service-base';
import { invalidArgument } from '../../rpc/invalid-argument.ts';
import { messageType, type Field, type MessageType } from './schema.ts';
import { durationToJson, timestampToJson } from './timestamp.ts';
import { WireReader } from './wire-reader.ts';

type Json = { [name: string]: unknown };

// Twice the nesting of the deepest valid document.
const MAX_DEPTH = 150;

/**
 * Decodes a message into its proto3 JSON form. Unknown fields are dropped.
 * @throws {RpcError} `INVALID_ARGUMENT` if the bytes aren't a valid message
 */
export function decodeMessage(type: string, bytes: Buffer): Message {
  return readFields(messageType(type), new WireReader(bytes), 0);
}

function readFields(type: MessageType, reader: WireReader, depth: number): Json {
  if (depth > MAX_DEPTH) throw invalidArgument('The request is nested too deeply.');
  const message: Json = {};
  while (!reader.done) {
    const tag = reader.uint32();
    const wireType = tag & 7;
    const field = type.byNumber.get(tag >>> 3);
    if (field === undefined || !accepts(field, wireType)) reader.skip(wireType);
    else if (field.rule === 'map') readEntry(field, reader.message(), message, depth);
    else if (field.rule === 'repeated') readElements(field, wireType, reader, message, depth);
    else setField(message, field, readValue(field, reader, depth));
  }
  return message;
}

function accepts(field: Field, wireType: number): boolean {
  if (field.rule === 'repeated' && wireType === 2) return true;
  return wireType === (field.rule === 'map' ? 2 : wireTypeOf(field.type));
}

/** Returns the wire type of a field's type. */
export function wireTypeOf(type: Field['type']): number {
  if (typeof type !== 'string') return type.kind === 'enum' ? 0 : 2;
  if (type === 'double') return 1;
  return type === 'string' || type === 'bytes' ? 2 : 0;
}

function readElements(
  field: Field,
  wireType: number,
  reader: WireReader,
  message: Json,
  depth: number,
): void {
  const list = (message[field.name] ??= []) as unknown[];
  if (wireType !== 2 || wireTypeOf(field.type) === 2) {
    list.push(readValue(field, reader, depth));
    return;
  }
  const packed = reader.message();
  while (!packed.done) list.push(readValue(field, packed, depth));
}

function readEntry(field: Field, reader: WireReader, message: Json, depth: number): void {
  const entries = (message[field.name] ??= {}) as Json;
  let key = '';
  let value: unknown;
  while (!reader.done) {
    const tag = reader.uint32();
    if (tag === 0x0a) key = reader.string();
    else if (tag >>> 3 === 2 && (tag & 7) === wireTypeOf(field.type)) {
      value = readValue(field, reader, depth);
    } else reader.skip(tag & 7);
  }
  value ??= field.type === 'string' ? '' : {};
  // A plain assignment to this key would set the prototype.
  if (key === '__proto__') {
    Object.defineProperty(entries, key, { value, enumerable: true, configurable: true });
  } else entries[key] = value;
}

function setField(message: Json, field: Field, value: unknown): void {
  const isDefault = value === 0 || value === false || value === '' || value === '0';
  const isImplicit = !field.optional && isDefault && !isWrapper(field.type);
  if (isImplicit || isUnspecified(field, value)) delete message[field.name];
  else message[field.name] = value;
}

function isWrapper(type: Field['type']): boolean {
  return typeof type !== 'string' && type.kind === 'message';
}

function isUnspecified(field: Field, value: unknown): boolean {
  const { type, optional } = field;
  if (optional || typeof type === 'string' || type.kind !== 'enum') return false;
  return type.numberOf.get(String(value)) === 0;
}

function readValue(field: Field, reader: WireReader, depth: number): unknown {
  const { type } = field;
  if (type === 'string') return reader.string();
  if (type === 'bytes') return reader.base64();
  if (type === 'bool') return reader.bool();
  if (type === 'int32') return reader.int32();
  if (type === 'int64') return reader.int64();
  if (type === 'double') return doubleToJson(reader.double(), field.name === 'doubleValue');
  if (type.kind === 'enum') {
    const number = reader.int32();
    return field.name === 'nullValue' ? null : (type.nameOf.get(number) ?? number);
  }
  return readMessage(type, reader.message(), depth + 1);
}

/**
 * Converts a double to JSON; only stored values distinguish negative zero, which JSON numbers
 * can't.
 */
function doubleToJson(number: number, isStored: boolean): number | string {
  if (!Number.isFinite(number)) return String(number);
  return isStored && Object.is(number, -0) ? '-0' : number;
}

function readMessage(type: MessageType, reader: WireReader, depth: number): unknown {
  switch (type.name) {
    case 'protobuf.Timestamp':
      return timestampToJson(...readParts(reader));
    case 'protobuf.Duration':
      return durationToJson(...readParts(reader));
    case 'protobuf.Int32Value':
    case 'protobuf.Int64Value':
    case 'protobuf.DoubleValue': {
      const fallback = type.name === 'protobuf.Int64Value' ? '0' : 0;
      return readFields(type, reader, depth)['value'] ?? fallback;
    }
    default:
      return readFields(type, reader, depth);
  }
}

function readParts(reader: WireReader): [seconds: number, nanos: number] {
  let seconds = 0;
  let nanos = 0;
  while (!reader.done) {
    const tag = reader.uint32();
    if (tag === 0x08) seconds = reader.int64AsNumber();
    else if (tag === 0x10) nanos = reader.int32();
    else reader.skip(tag & 7);
  }
  return [seconds, nanos];
}
