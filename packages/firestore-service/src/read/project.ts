import type { Document, Fields } from '@quits/service-base';
import { isNamePath, valueAt, withValueAt, type FieldPath } from '../value/field-path.ts';

/** Returns a document with only the selected fields; all of them if there is no mask. */
export function project(document: Document, paths: readonly FieldPath[] | undefined): Document {
  if (paths === undefined) return document;
  let fields: Fields = {};
  for (const path of paths) {
    const value = isNamePath(path) ? undefined : valueAt(document.fields, path);
    if (value !== undefined) fields = withValueAt(fields, path, value);
  }
  return { ...document, fields };
}
