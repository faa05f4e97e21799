import type { Document } from '@quits/service-base';
import { fieldsText } from './fields-text.ts';

/** Returns the JSON of a document; that of its fields is usually known from its storage. */
export function documentText(document: Document): string {
  const { name, createTime, updateTime } = document;
  const rest = JSON.stringify({ name, createTime, updateTime });
  return `${rest.slice(0, -1)},"fields":${fieldsText(document)}}`;
}

/** Returns whether a part of a message is a document. */
export function isDocument(value: unknown): value is Document {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'updateTime' in value
  );
}
