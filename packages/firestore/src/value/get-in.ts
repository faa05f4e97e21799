import { splitFieldPath } from './field-path.ts';
import { isPlainObject } from './plain.ts';

/** Returns the value at a field path; `undefined` if there is none. */
export function getIn(document: Readonly<Record<string, unknown>>, field: string): unknown {
  let value: unknown = document;
  for (const segment of splitFieldPath(field)) {
    value = isPlainObject(value) ? value[segment] : undefined;
  }
  return value;
}
