import type { Message, Value } from '@quits/service-base';
import { parseDocumentName } from '../name/resource-name.ts';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { messageAt, messagesAt, stringAt, stringsAt } from '../rpc/read-message.ts';
import { parseFieldPath, type FieldPath } from '../value/field-path.ts';
import { isNumber } from '../value/number.ts';
import { parseFields, parseValue } from '../value/parse-value.ts';
import { canonicalTimestamp } from '../value/timestamp.ts';
import type { Precondition, Transform, WriteOp } from './write-op.ts';

/**
 * Reads and checks one write to a database.
 * @throws {RpcError} `INVALID_ARGUMENT`
 */
export function parseWrite(write: Message, database: string): WriteOp {
  const op = parseOperation(write);
  if (op.name.database !== database) {
    throw invalidArgument(
      `Document "${op.name.full}" is not in the database of the request, "${database}".`,
    );
  }
  const precondition = parsePrecondition(messageAt(write, 'currentDocument'));
  return precondition === undefined ? op : { ...op, precondition };
}

/** Parses a precondition; `undefined` if there is none. @throws {RpcError} `INVALID_ARGUMENT` */
export function parsePrecondition(raw: Message | undefined): Precondition | undefined {
  if (raw === undefined) return undefined;
  const { exists, updateTime } = raw;
  if (typeof exists === 'boolean' && updateTime === undefined) return { kind: 'exists', exists };
  if (typeof updateTime === 'string' && exists === undefined) {
    return { kind: 'updateTime', updateTime: canonicalTimestamp(updateTime) };
  }
  if (exists === undefined && updateTime === undefined) return undefined;
  throw invalidArgument('A precondition must be either exists or updateTime.');
}

function parseOperation(write: Message): WriteOp {
  const update = messageAt(write, 'update');
  if (update !== undefined) return parseUpdate(write, update);
  if (typeof write['delete'] === 'string') {
    return { kind: 'delete', name: parseDocumentName(write['delete']) };
  }
  if (typeof write['verify'] === 'string') {
    return { kind: 'verify', name: parseDocumentName(write['verify']) };
  }
  const transform = messageAt(write, 'transform');
  if (transform !== undefined) {
    const transforms = parseTransforms(messagesAt(transform, 'fieldTransforms'));
    const name = parseDocumentName(stringAt(transform, 'document'));
    return { kind: 'update', name, fields: {}, mask: [], transforms };
  }
  throw invalidArgument('A write must be an update, a delete, a verify or a transform.');
}

function parseUpdate(write: Message, update: Message): WriteOp {
  const mask = messageAt(write, 'updateMask');
  const parsed = {
    kind: 'update' as const,
    name: parseDocumentName(stringAt(update, 'name')),
    fields: parseFields(update['fields']),
    transforms: parseTransforms(messagesAt(write, 'updateTransforms')),
  };
  if (mask === undefined) return parsed;
  return { ...parsed, mask: parseMask(stringsAt(mask, 'fieldPaths')) };
}

/** Reads the paths of a mask, which may overlap. @throws {RpcError} when one is malformed */
export function parseMask(texts: readonly string[]): FieldPath[] {
  return texts.map((text) => parseFieldPath(text));
}

function parseTransforms(raw: readonly Message[]): Transform[] {
  return raw.map((transform) => ({
    path: parseFieldPath(stringAt(transform, 'fieldPath')),
    operation: parseTransform(transform),
  }));
}

function parseTransform(transform: Message): Transform['operation'] {
  if (transform['setToServerValue'] !== undefined) {
    if (transform['setToServerValue'] !== 'REQUEST_TIME') {
      throw invalidArgument('setToServerValue must be REQUEST_TIME.');
    }
    return { kind: 'request-time' };
  }
  for (const kind of ['increment', 'minimum', 'maximum'] as const) {
    if (transform[kind] !== undefined) {
      const operand = parseValue(transform[kind]);
      if (!isNumber(operand)) throw invalidArgument(`${kind} requires a number.`);
      return { kind, operand };
    }
  }
  if (transform['appendMissingElements'] !== undefined) {
    return { kind: 'union', elements: parseElements(transform, 'appendMissingElements') };
  }
  if (transform['removeAllFromArray'] !== undefined) {
    return { kind: 'remove', elements: parseElements(transform, 'removeAllFromArray') };
  }
  throw invalidArgument('A field transform must have a transform type.');
}

function parseElements(transform: Message, field: string): readonly Value[] {
  const value = parseValue({ arrayValue: transform[field] });
  return 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}
