import type { Message } from '@quits/service-base';
import { documentText, isDocument } from '../value/document-text.ts';
import { type Piece, SharedText } from './shared-text.ts';

const encodedDocuments = new WeakMap<object, SharedText>();
const encodedMessages = new WeakMap<Message, readonly Piece[]>();

/**
 * Encodes a response as a JSON array of one element. Each document object is encoded only once however many listeners
 * receive it, and so is a message that several of them share.
 */
export function encodeMessage(message: Message): readonly Piece[] {
  const known = encodedMessages.get(message);
  if (known !== undefined) return known;
  const pieces = piecesOf(message);
  encodedMessages.set(message, pieces);
  return pieces;
}

function piecesOf(message: Message): readonly Piece[] {
  const change = message['documentChange'];
  if (!isObject(change) || !isObject(change['document'])) return [`[${JSON.stringify(message)}]`];
  const { document, ...rest } = change;
  const tail = JSON.stringify(rest);
  const separator = tail === '{}' ? '' : ',';
  return [
    '[{"documentChange":{"document":',
    encodeDocument(document),
    `${separator}${tail.slice(1)}}]`,
  ];
}

function encodeDocument(document: object): SharedText {
  const known = encodedDocuments.get(document);
  if (known !== undefined) return known;
  const shared = new SharedText(
    isDocument(document) ? documentText(document) : JSON.stringify(document),
  );
  encodedDocuments.set(document, shared);
  return shared;
}

function isObject(value: unknown): value is { readonly [key: string]: object } {
  return typeof value === 'object' && value !== null;
}
