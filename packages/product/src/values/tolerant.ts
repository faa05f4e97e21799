import * as v from 'valibot';

/** Readable entries of a stored map, and the keys of unreadable ones. */
export interface TolerantRead<Value> {
  readonly read: Record<string, Value>;
  readonly unreadable: readonly string[];
}

/** Returns whether a stored value is a map. */
export function isStoredMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads the valid entries of a stored map and lists the others; any other value counts as empty.
 */
export function readEntries<Value>(
  stored: unknown,
  key: v.GenericSchema<string, string>,
  value: v.GenericSchema<unknown, Value> | ((stored: unknown) => Value | undefined),
): TolerantRead<Value> {
  const read: [string, Value][] = [];
  const unreadable: string[] = [];
  for (const [name, entry] of isStoredMap(stored) ? Object.entries(stored) : []) {
    const parsed = v.is(key, name) ? readEntry(entry, value) : undefined;
    if (parsed === undefined) unreadable.push(name);
    else read.push([name, parsed]);
  }
  return { read: Object.fromEntries(read), unreadable };
}

function readEntry<Value>(
  entry: unknown,
  value: v.GenericSchema<unknown, Value> | ((stored: unknown) => Value | undefined),
): Value | undefined {
  if (typeof value === 'function') return value(entry);
  const parsed = v.safeParse(value, entry);
  return parsed.success ? parsed.output : undefined;
}

/** Returns a stored value if valid, else a replacement. */
export function readOr<Value, Other>(
  schema: v.GenericSchema<unknown, Value>,
  stored: unknown,
  other: Other,
): Value | Other {
  const parsed = v.safeParse(schema, stored);
  return parsed.success ? parsed.output : other;
}
