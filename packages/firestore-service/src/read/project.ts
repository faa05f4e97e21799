import type { Document, Fields } from '@quits/service-base';
import { isNamePath, valueAt, withValueAt, type FieldPath } from '../value/field-path.ts';

/** A document with only the fields at some paths; all of them when there is no list. */
export function project(document: Document, paths: readonly FieldPath[] | undefined): Document {
  if (paths === undefined) return document;
  let fields: Fields = {};
  for (const path of paths) {
    const value = isNamePath(path) ? undefined : valueAt(document.fields, path);
    if (value !== undefined) fields = withValueAt(fields, path, value);
  }
  return { ...document, fields };
}
