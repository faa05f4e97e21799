import type { Fields, Value } from '@quits/service-base';
import { encodePath } from '../value/encode-path.ts';
import { formatFieldPath, valueAt, type FieldPath } from '../value/field-path.ts';
import { writeValue } from '../value/encode-value.ts';
import { KeyWriter } from '../value/key-writer.ts';
import { fieldModes, type GroupIndexes } from './index-config.ts';
import {
  elementIndex,
  fieldIndex,
  indexKey,
  type IndexDefinition,
  type IndexField,
  type IndexScope,
} from './index-definition.ts';

/** One line of an index. */
export interface IndexEntry {
  readonly index: string;
  readonly scope: IndexScope;
  /** The indexed values, then the document's name. */
  readonly entry: Uint8Array;
}

/**
 * Encodes the name at the end of an entry: the full path if several collections share an index,
 * else only the document's id.
 */
export function entryName(scope: IndexScope, path: string): Uint8Array {
  return encodePath(scope === 'group' ? path : path.slice(path.lastIndexOf('/') + 1));
}

/** Writes an indexed value, turned round for a descending field. */
export function writeIndexValue(writer: KeyWriter, mode: IndexField['mode'], value: Value): void {
  const start = writer.length;
  writeValue(writer, value);
  if (mode === 'desc') writer.invertFrom(start);
}

/**
 * Returns a document's entries in the indexes of its collection: all of them, or those that include
 * certain top-level fields.
 */
export function indexEntries(
  path: string,
  fields: Fields,
  indexes: GroupIndexes,
  only?: ReadonlySet<string>,
): IndexEntry[] {
  const isWanted = (field: FieldPath) => only === undefined || only.has(field[0] ?? '');
  const names: Partial<Record<IndexScope, Uint8Array>> = {};
  const nameIn = (scope: IndexScope) => (names[scope] ??= entryName(scope, path));
  const entries: IndexEntry[] = [];
  const add = (index: string, scope: IndexScope, values: Uint8Array) => {
    entries.push({ index, scope, entry: Buffer.concat([values, nameIn(scope)]) });
  };
  for (const { path: field, value } of walkFields(fields, [], only)) {
    for (const { index, scope, mode } of automaticIndexes(indexes, field)) {
      for (const values of fieldKeys(mode, value)) add(index, scope, values);
    }
  }
  for (const composite of indexes.composites) {
    if (!composite.fields.some((field) => isWanted(field.path))) continue;
    const index = indexKey(composite);
    for (const values of indexedValues(composite, fields)) add(index, composite.scope, values);
  }
  const expiry = indexes.ttl === undefined ? undefined : valueAt(fields, indexes.ttl);
  if (
    indexes.ttl !== undefined &&
    isWanted(indexes.ttl) &&
    expiry !== undefined &&
    'timestampValue' in expiry
  ) {
    const entry = Buffer.concat([keyOf('asc', expiry), nameIn('group')]);
    entries.push({ index: expiryIndex(indexes.ttl), scope: 'group', entry });
  }
  return entries;
}

/** Returns whether an entry of an index is one of a document. */
export function isEntryOf(
  definition: IndexDefinition,
  path: string,
  fields: Fields,
  entry: Uint8Array,
): boolean {
  const name = entryName(definition.scope, path);
  const length = entry.length - name.length;
  if (length < 0 || Buffer.compare(entry.subarray(length), name) !== 0) return false;
  const values = entry.subarray(0, length);
  return indexedValues(definition, fields).some((own) => Buffer.compare(own, values) === 0);
}

/**
 * Returns the key of the index that finds expired documents, which exists independently of other
 * indexes.
 */
export function expiryIndex(ttl: FieldPath): string {
  return `group,${formatFieldPath(ttl)} ttl`;
}

/** An automatic index of a field. */
interface AutomaticIndex {
  readonly index: string;
  readonly scope: IndexScope;
  readonly mode: IndexField['mode'];
}

/** Maximum number of fields per configuration whose automatic indexes are cached; field names may be data. */
const MOST_FIELDS = 1000;
const automatic = new WeakMap<GroupIndexes, Map<string, readonly AutomaticIndex[]>>();

function automaticIndexes(indexes: GroupIndexes, field: FieldPath): readonly AutomaticIndex[] {
  const known = automatic.get(indexes) ?? new Map<string, readonly AutomaticIndex[]>();
  if (known.size === 0) automatic.set(indexes, known);
  const text = formatFieldPath(field);
  const found = known.get(text);
  if (found !== undefined) return found;
  const modes = fieldModes(indexes, field);
  const made = (['collection', 'group'] as const).flatMap((scope): AutomaticIndex[] => {
    const { asc, desc, contains } = modes[scope];
    return [
      ...(asc || desc
        ? [{ index: indexKey(fieldIndex(scope, field)), scope, mode: 'asc' as const }]
        : []),
      ...(contains
        ? [{ index: indexKey(elementIndex(scope, field)), scope, mode: 'contains' as const }]
        : []),
    ];
  });
  if (known.size >= MOST_FIELDS) known.clear();
  known.set(text, made);
  return made;
}

/** The value part of a document's entries in an index; none when it lacks a field. */
function indexedValues(definition: IndexDefinition, fields: Fields): Uint8Array[] {
  const [only, ...others] = definition.fields;
  if (only !== undefined && others.length === 0) {
    return fieldKeys(only.mode, valueAt(fields, only.path));
  }
  let prefixes: Uint8Array[] = [new Uint8Array()];
  for (const { path, mode } of definition.fields) {
    const keys = fieldKeys(mode, valueAt(fields, path));
    prefixes = prefixes.flatMap((prefix) => keys.map((key) => Buffer.concat([prefix, key])));
  }
  return prefixes;
}

function fieldKeys(mode: IndexField['mode'], value: Value | undefined): Uint8Array[] {
  if (value === undefined) return [];
  if (mode !== 'contains') return [keyOf(mode, value)];
  const elements = 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
  const keys = new Map<string, Buffer>();
  for (const element of elements) {
    const key = keyOf(mode, element);
    keys.set(key.toString('latin1'), key);
  }
  return [...keys.values()];
}

function keyOf(mode: IndexField['mode'], value: Value): Buffer {
  const writer = new KeyWriter();
  writeIndexValue(writer, mode, value);
  return writer.finish();
}

/** Every field of a document, those inside maps included. */
function* walkFields(
  fields: Fields,
  prefix: FieldPath,
  only?: ReadonlySet<string>,
): Generator<{ path: FieldPath; value: Value }> {
  for (const [name, value] of Object.entries(fields)) {
    if (only?.has(name) === false) continue;
    const path = [...prefix, name];
    yield { path, value };
    if ('mapValue' in value) yield* walkFields(value.mapValue.fields ?? {}, path);
  }
}
