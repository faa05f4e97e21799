import type { Fields, Value } from '@quits/service-base';
import { relativePathOf } from './relative-path-of.ts';

const MAP_OVERHEAD = 32;
const NAME_OVERHEAD = 16;

/** Bytes of a document as the service counts them: name, field names, values and 32 more. */
export function documentSize(path: string, fields: Fields): number {
  return nameSize(path) + fieldsSize(fields) + MAP_OVERHEAD;
}

/** Bytes of one value as the service counts them. */
function valueSize(value: Value): number {
  if ('stringValue' in value) return textSize(value.stringValue);
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('geoPointValue' in value) return 16;
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return nameSize(relativePathOf(value.referenceValue));
  if ('arrayValue' in value) {
    return (value.arrayValue.values ?? []).reduce((sum, element) => sum + valueSize(element), 0);
  }
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields ?? {}) + MAP_OVERHEAD;
  return 8;
}

function fieldsSize(fields: Fields): number {
  return Object.entries(fields).reduce(
    (sum, [name, value]) => sum + textSize(name) + valueSize(value),
    0,
  );
}

function nameSize(path: string): number {
  return path.split('/').reduce((sum, id) => sum + textSize(id), NAME_OVERHEAD);
}

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}
