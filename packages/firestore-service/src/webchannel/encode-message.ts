import type { Message } from '@quits/service-base';
import { type Piece, SharedText } from './shared-text.ts';

const encodedDocuments = new WeakMap<object, SharedText>();

/**
 * Encodes a response as JSON, encoding each document object only once however many listeners
 * receive it.
 */
export function encodeMessage(message: Message): readonly Piece[] {
  const change = message['documentChange'];
  if (isObject(change) && isObject(change['document'])) {
    const { document, ...rest } = change;
    const tail = JSON.stringify(rest);
    const separator = tail === '{}' ? '' : ',';
    return [
      '{"documentChange":{"document":',
      encodeDocument(document),
      `${separator}${tail.slice(1)}}`,
    ];
  }
  return [JSON.stringify(message)];
}

function encodeDocument(document: object): SharedText {
  const known = encodedDocuments.get(document);
  if (known !== undefined) return known;
  const shared = new SharedText(JSON.stringify(document));
  encodedDocuments.set(document, shared);
  return shared;
}

function isObject(value: unknown): value is { readonly [key: string]: object } {
  return typeof value === 'object' && value !== null;
}
