import type { Message } from '@quits/service-base';

const encodedDocuments = new WeakMap<object, string>();

/**
 * Encodes a response as JSON, encoding each document object only once however many listeners
 * receive it.
 */
export function encodeMessage(message: Message): string {
  const change = message['documentChange'];
  if (isObject(change) && isObject(change['document'])) {
    const { document, ...rest } = change;
    const tail = JSON.stringify(rest);
    const separator = tail === '{}' ? '' : ',';
    return `{"documentChange":{"document":${encodeDocument(document)}${separator}${tail.slice(1)}}`;
  }
  return JSON.stringify(message);
}

function encodeDocument(document: object): string {
  const known = encodedDocuments.get(document);
  if (known !== undefined) return known;
  const text = JSON.stringify(document);
  encodedDocuments.set(document, text);
  return text;
}

function isObject(value: unknown): value is { readonly [key: string]: object } {
  return typeof value === 'object' && value !== null;
}
