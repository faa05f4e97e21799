import type { Value } from '../../api/index.ts';
import { kindOf, type Kind, textOf } from './values.ts';

/** A field of a document, or an item of a map or array inside. */
export interface FieldRow {
  /** Names from the document's field to this one. */
  readonly path: readonly string[];
  readonly name: string;
  readonly value: Value;
  readonly kind: Kind;
  /** Whether it can be changed by itself: items of arrays can't. */
  readonly isEditable: boolean;
}

/** Returns the rows of a document's fields, each followed by the items inside. */
export function fieldRows(
  fields: Readonly<Record<string, Value>>,
  above: readonly string[] = [],
  isEditable = true,
): readonly FieldRow[] {
  return Object.entries(fields)
    .toSorted(([a], [b]) => compareNames(a, b))
    .flatMap(([name, value]) => {
      const path = [...above, name];
      const row: FieldRow = { path, name, value, kind: kindOf(value), isEditable };
      if ('mapValue' in value) {
        return [row, ...fieldRows(value.mapValue.fields ?? {}, path, isEditable)];
      }
      if ('arrayValue' in value) {
        const items = Object.fromEntries(
          (value.arrayValue.values ?? []).map((item, index) => [String(index), item]),
        );
        return [row, ...fieldRows(items, path, false)];
      }
      return [row];
    });
}

/** Returns the text of a value in a row; `undefined` for maps and arrays, whose items follow. */
export function shownText(value: Value): string | undefined {
  if ('mapValue' in value || 'arrayValue' in value) return undefined;
  return 'stringValue' in value ? `"${value.stringValue}"` : textOf(value);
}

function compareNames(a: string, b: string): number {
  const isIndex = /^\d+$/u.test(a) && /^\d+$/u.test(b);
  if (isIndex) return Number(a) - Number(b);
  return a < b ? -1 : 1;
}
