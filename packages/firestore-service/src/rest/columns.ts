import type { Document, Fields, Message, Value } from '@quits/service-base';
import { identicalValues } from '../value/identical.ts';

/**
 * Media type of results as columns: one JSON object for each line, a {@link ColumnBlock} of documents or
 * `{ "message": … }` for any other message. It is a third of the size of the REST format when compressed.
 */
export const COLUMNS_TYPE = 'application/vnd.quits.columns+json';

/** Documents of one collection. A column has one entry per document, `null` where the field is missing. */
interface ColumnBlock {
  /** Name of the collection, with a slash at the end. */
  readonly parent: string;
  readonly readTime: unknown;
  /** Field names of the columns after the first three. */
  readonly names: readonly string[];
  /** Ids, creation times, update times, then one column for each field. */
  readonly columns: readonly (readonly unknown[])[];
}

/** Columns that aren't fields. */
const [ID, CREATED, UPDATED] = [0, 1, 2];

/** The longest integers that are exact as JSON numbers whatever their digits are. */
const SAFE_DIGITS = 15;
/** Shorter integers aren't longer than a reference. */
const REFERENCE_DIGITS = 3;

/** Collects documents until {@link ColumnWriter.take} is called. */
export interface ColumnWriter {
  /** Number of collected documents. */
  readonly size: () => number;
  /** Returns false if a message can't be added to the collected ones, or to any. */
  readonly add: (message: Message) => boolean;
  /** Returns the collected documents and forgets them. */
  readonly take: () => ColumnBlock;
}

/** Values of a document's earlier columns, by which equal values are replaced. */
interface Known {
  readonly scalars: Map<string, number>;
  readonly composites: (readonly [value: Value, column: number])[];
}

/** Creates a writer of {@link ColumnBlock}s. */
export function createColumnWriter(): ColumnWriter {
  let parent = '';
  let readTime: unknown;
  let indexes = new Map<string, number>();
  let columns: unknown[][] = [[], [], []];
  /** Of the document that is being added. */
  const known: Known = { scalars: new Map(), composites: [] };

  function columnOf(name: string): number {
    let column = indexes.get(name);
    if (column === undefined) {
      column = columns.length;
      indexes.set(name, column);
      columns.push([]);
    }
    return column;
  }

  function put(column: number, row: number, entry: unknown): void {
    const entries = columns[column] ?? [];
    while (entries.length < row) entries.push(null);
    entries.push(entry);
  }

  return {
    size: () => columns[ID]?.length ?? 0,
    add(message) {
      const { document, readTime: at } = message;
      if (!isPlainDocument(document) || hasMore(message)) return false;
      const slash = document.name.lastIndexOf('/') + 1;
      const row = columns[ID]?.length ?? 0;
      if (row > 0 && (readTime !== at || parent !== document.name.slice(0, slash))) return false;
      parent = document.name.slice(0, slash);
      readTime = at;
      put(ID, row, document.name.slice(slash));
      known.scalars.clear();
      known.composites.length = 0;
      for (const [column, timestampValue] of [
        [CREATED, document.createTime],
        [UPDATED, document.updateTime],
      ] as const) {
        put(column, row, compact({ timestampValue }, known, column));
        note({ timestampValue }, known, column);
      }
      const fields = document.fields ?? {};
      for (const name in fields) {
        const value = fields[name];
        if (value === undefined) continue;
        const column = columnOf(name);
        put(column, row, compact(value, known, column));
        note(value, known, column);
      }
      return true;
    },
    take() {
      const rows = columns[ID]?.length ?? 0;
      for (const entries of columns) while (entries.length < rows) entries.push(null);
      const block = { parent, readTime, names: [...indexes.keys()], columns };
      indexes = new Map();
      columns = [[], [], []];
      return block;
    },
  };
}

/** Returns whether a message has more than a document and a time, such as a transaction. */
function hasMore(message: Message): boolean {
  for (const name in message) if (name !== 'document' && name !== 'readTime') return true;
  return false;
}

function isPlainDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && 'updateTime' in value;
}

/**
 * Returns the compact form of a value: strings, booleans, integers, arrays and maps as JSON has them; `{ "$t": time }`;
 * `{ "$r": column }`, the same value as in an earlier column; `{ "$k": column }`, the keys of the map in one;
 * `{ "$m": map }`, for maps with a key that begins with `$`; `{ "$v": value }` in the REST format, for all others.
 */
function compact(value: Value, known: Known, column: number): unknown {
  if ('stringValue' in value) return value.stringValue;
  if ('booleanValue' in value) return value.booleanValue;
  const key = scalarKey(value);
  if (key !== undefined) {
    const at = known.scalars.get(key);
    if (at !== undefined && at < column) return { $r: at };
  }
  if ('integerValue' in value) {
    const text = value.integerValue;
    return text.length > SAFE_DIGITS ? { $v: value } : Number(text);
  }
  if ('timestampValue' in value) return { $t: value.timestampValue };
  if ('mapValue' in value) {
    const { fields = {} } = value.mapValue;
    return repeated(value, known, column) ?? compactMap(fields, known, column);
  }
  if ('arrayValue' in value) {
    const { values = [] } = value.arrayValue;
    if (values.length === 0) return [];
    return (
      repeated(value, known, column) ??
      keysOf(values, known, column) ??
      values.map((one) => compact(one, known, column))
    );
  }
  return { $v: value };
}

function compactMap(fields: Fields, known: Known, column: number): unknown {
  const map: Record<string, unknown> = {};
  let isAmbiguous = false;
  for (const name in fields) {
    const value = fields[name];
    if (value === undefined) continue;
    isAmbiguous ||= name.startsWith('$');
    map[name] = compact(value, known, column);
  }
  return isAmbiguous ? { $m: map } : map;
}

/** Returns a reference to the earlier column with the same map or array. */
function repeated(value: Value, { composites }: Known, column: number): unknown {
  for (const [other, at] of composites) {
    if (at < column && identicalValues(value, other)) return { $r: at };
  }
  return undefined;
}

/** Returns a reference to the earlier column whose map has these keys, in this order. */
function keysOf(values: readonly Value[], { composites }: Known, column: number): unknown {
  for (const [other, at] of composites) {
    if (at >= column || !('mapValue' in other)) continue;
    const keys = Object.keys(other.mapValue.fields ?? {});
    if (keys.length === values.length && keys.every((key, i) => isText(values[i], key))) {
      return { $k: at };
    }
  }
  return undefined;
}

function isText(value: Value | undefined, text: string): boolean {
  return value !== undefined && 'stringValue' in value && value.stringValue === text;
}

/** Lets later columns refer to the value of a column. */
function note(value: Value, { scalars, composites }: Known, column: number): void {
  const key = scalarKey(value);
  if (key !== undefined) {
    if (!scalars.has(key)) scalars.set(key, column);
  } else if ('mapValue' in value || 'arrayValue' in value) composites.push([value, column]);
}

/** Returns a key for a scalar that is longer than a reference to it, and not text. */
function scalarKey(value: Value): string | undefined {
  if ('integerValue' in value) {
    return value.integerValue.length < REFERENCE_DIGITS ? undefined : value.integerValue;
  }
  return 'timestampValue' in value ? value.timestampValue : undefined;
}
