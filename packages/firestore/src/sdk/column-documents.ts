import { decodedMap, decodeJson, decodeTime, type JsonValue, pathOf } from './decode-json.ts';
import type { RestDocument } from './json-documents.ts';

/** Media type of results as columns, which the embedded backend offers; one object for each line. */
export const COLUMNS_TYPE = 'application/vnd.quits.columns+json';

/** Documents of one collection; a column has one entry per document, `null` where the field is missing. */
export interface ColumnBlock {
  /** Name of the collection, with a slash at the end. */
  readonly parent: string;
  readonly readTime?: string;
  /** Field names of the columns after the first three. */
  readonly names: readonly string[];
  /** Ids, creation times and update times, then one column for each field. */
  readonly columns: readonly [ids: readonly string[], ...(readonly (readonly (Entry | null)[])[])];
}

/**
 * A compact value: strings, booleans, integers, arrays and maps as JSON has them; `{ $t: time }`; `{ $r: column }`, the same
 * value as in an earlier column; `{ $k: column }`, the keys of the map in one; `{ $m: map }`, for maps with a key that begins
 * with `$`; `{ $v: value }` in the REST format, for all others.
 */
type Entry =
  | string
  | boolean
  | number
  | readonly Entry[]
  | { readonly $t: string }
  | { readonly $r: number }
  | { readonly $k: number }
  | { readonly $m: EntryMap }
  | { readonly $v: JsonValue }
  | EntryMap;
type EntryMap = { readonly [key: string]: Entry };

/** Columns after the ids. */
const [CREATED, UPDATED, FIRST_FIELD] = [1, 2, 3];

/** Builds values of one representation. */
interface Builder<Value> {
  readonly scalar: (entry: string | boolean | number) => Value;
  readonly time: (text: string) => Value;
  readonly list: (values: Value[]) => Value;
  readonly map: (fields: Record<string, Value>) => Value;
  readonly other: (value: JsonValue) => Value;
  readonly keysOf: (map: Value) => readonly string[];
}

/** Builds the values that `decodeFields` returns. */
const DECODED: Builder<unknown> = {
  scalar: (entry) => entry,
  time: decodeTime,
  list: (values) => values,
  map: decodedMap,
  other: decodeJson,
  keysOf: (map) => Object.keys(Object(map)),
};

/** Builds values in the REST format. */
const REST: Builder<JsonValue> = {
  scalar(entry) {
    if (typeof entry === 'string') return { stringValue: entry };
    return typeof entry === 'number' ? { integerValue: String(entry) } : { booleanValue: entry };
  },
  time: (timestampValue) => ({ timestampValue }),
  list: (values) => ({ arrayValue: { values } }),
  map: (fields) => ({ mapValue: { fields } }),
  other: (value) => value,
  keysOf: ({ mapValue }) => Object.keys(Object(Object(mapValue).fields)),
};

/** Returns the documents of a block; each is decoded on demand. */
export function columnDocuments(block: ColumnBlock): readonly RestDocument[] {
  const { parent, columns } = block;
  const path = pathOf(parent);
  return columns[0].map((id, row) => ({
    path: path + id,
    read: () => fieldsOf(block, valuesOf(block, row, DECODED)),
    toJson() {
      const values = valuesOf(block, row, REST);
      return {
        name: parent + id,
        fields: fieldsOf(block, values),
        createTime: String(values[CREATED]?.['timestampValue']),
        updateTime: String(values[UPDATED]?.['timestampValue']),
      };
    },
  }));
}

/** Returns the values of a document by column, `undefined` where it has none. */
function valuesOf<Value>(
  { columns }: ColumnBlock,
  row: number,
  builder: Builder<Value>,
): (Value | undefined)[] {
  const values: (Value | undefined)[] = [];
  for (const column of columns) {
    const entry = column[row] ?? undefined;
    values.push(entry === undefined ? undefined : build(entry, values, builder));
  }
  return values;
}

function fieldsOf<Value>(
  { names }: ColumnBlock,
  values: readonly (Value | undefined)[],
): Record<string, Value> {
  const fields: Record<string, Value> = {};
  names.forEach((name, index) => {
    const value = values[FIRST_FIELD + index];
    if (value !== undefined) fields[name] = value;
  });
  return fields;
}

/** Returns the value of an entry; `earlier` has those of the columns before. */
function build<Value>(
  entry: Entry,
  earlier: readonly (Value | undefined)[],
  builder: Builder<Value>,
): Value {
  if (typeof entry !== 'object') return builder.scalar(entry);
  if (isList(entry)) return builder.list(entry.map((one) => build(one, earlier, builder)));
  if (isMarked(entry, '$t')) return builder.time(entry.$t);
  if (isMarked(entry, '$r')) return referred(entry.$r, earlier);
  if (isMarked(entry, '$k')) {
    return builder.list(builder.keysOf(referred(entry.$k, earlier)).map(builder.scalar));
  }
  if (isMarked(entry, '$v')) return builder.other(entry.$v);
  const map = isMarked(entry, '$m') ? entry.$m : entry;
  const fields: Record<string, Value> = {};
  for (const key in map) {
    const one = map[key];
    if (one !== undefined) fields[key] = build(one, earlier, builder);
  }
  return builder.map(fields);
}

/** Returns whether an entry is of a marked kind; maps with such a key are themselves marked. */
function isMarked<Mark extends string>(
  entry: object,
  mark: Mark,
): entry is Extract<Entry, Readonly<Record<Mark, unknown>>> {
  return mark in entry;
}

function isList(entry: object): entry is readonly Entry[] {
  return Array.isArray(entry);
}

/** @throws {TypeError} if there is no such value, which would be a bug of the sender */
function referred<Value>(column: number, earlier: readonly (Value | undefined)[]): Value {
  const value = earlier[column];
  if (value === undefined) throw new TypeError(`Column ${column} has no value.`);
  return value;
}
