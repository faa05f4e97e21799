import { randomBytes } from 'node:crypto';
import { type Message, RpcError } from '@quits/service-base';
import {
  checkCollectionId,
  documentNameOf,
  parseDocumentName,
  parseParentName,
  projectOf,
} from '../name/resource-name.ts';
import { parseSelectMask } from '../read/parse-mask.ts';
import { project } from '../read/project.ts';
import { messageAt, stringAt, stringsAt } from '../rpc/read-message.ts';
import type { CallContext } from '../rpc/firestore-service.ts';
import { parseFields } from '../value/parse-value.ts';
import { commitWrites } from '../write/commit-writes.ts';
import { parseMask, parsePrecondition } from '../write/parse-write.ts';
import type { WriteOp } from '../write/write-op.ts';
import { callerOf, type Engine } from './engine.ts';
import { readPlace } from './transactions.ts';

const ID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 20;

/** Answers GetDocument. */
export function getDocument(engine: Engine, request: Message, context: CallContext): Message {
  const name = parseDocumentName(stringAt(request, 'name'));
  const caller = callerOf(engine, context, projectOf(name.database));
  const { reader } = readPlace(engine, request, name.database);
  const document = reader.get(name);
  engine.access.get(caller, reader.readTime, name, document);
  if (document === null) throw new RpcError('NOT_FOUND', `Document "${name.full}" not found.`);
  return { ...project(document, parseSelectMask(request)) };
}

/** Handles CreateDocument; generates an id if none is given. */
export function createDocument(engine: Engine, request: Message, context: CallContext): Message {
  const parent = parseParentName(stringAt(request, 'parent'));
  const collectionId = checkCollectionId(stringAt(request, 'collectionId'));
  const id = stringAt(request, 'documentId') || newId();
  const path = [parent.path, collectionId, id].filter((part) => part !== '').join('/');
  const name = parseDocumentName(documentNameOf(parent.database, path));
  const fields = parseFields(messageAt(request, 'document')?.['fields']);
  return write(engine, request, context, {
    kind: 'update',
    name,
    fields,
    transforms: [],
    precondition: { kind: 'exists', exists: false },
  });
}

/** Answers UpdateDocument. */
export function updateDocument(engine: Engine, request: Message, context: CallContext): Message {
  const document = messageAt(request, 'document') ?? {};
  const updateMask = messageAt(request, 'updateMask');
  const mask =
    updateMask === undefined ? undefined : parseMask(stringsAt(updateMask, 'fieldPaths'));
  const precondition = parsePrecondition(messageAt(request, 'currentDocument'));
  return write(engine, request, context, {
    kind: 'update',
    name: parseDocumentName(stringAt(document, 'name')),
    fields: parseFields(document['fields']),
    transforms: [],
    ...(mask === undefined ? {} : { mask }),
    ...(precondition === undefined ? {} : { precondition }),
  });
}

/** Answers DeleteDocument. */
export function deleteDocument(engine: Engine, request: Message, context: CallContext): Message {
  const name = parseDocumentName(stringAt(request, 'name'));
  const precondition = parsePrecondition(messageAt(request, 'currentDocument'));
  const op: WriteOp = { kind: 'delete', name };
  commitAs(engine, context, precondition === undefined ? op : { ...op, precondition });
  return {};
}

function write(engine: Engine, request: Message, context: CallContext, op: WriteOp): Message {
  commitAs(engine, context, op);
  const written = engine.store.get(op.name);
  if (written === null) throw new Error(`${op.name.full} vanished while it was written.`);
  return { ...project(written, parseSelectMask(request)) };
}

function commitAs(engine: Engine, context: CallContext, op: WriteOp): void {
  const caller = callerOf(engine, context, projectOf(op.name.database));
  commitWrites(engine, op.name.database, [op], caller);
}

function newId(): string {
  return Array.from(randomBytes(ID_LENGTH), (byte) => ID_ALPHABET[byte % ID_ALPHABET.length]).join(
    '',
  );
}
