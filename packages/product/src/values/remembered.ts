import * as v from 'valibot';

/** Most texts that a check remembers. */
const MOST = 10_000;

/**
 * Returns a function that checks texts by a schema and remembers valid ones: the documents of a group repeat
 * the same days, ids and currencies thousands of times.
 */
export function remembered(schema: v.GenericSchema<string>): (value: unknown) => value is string {
  const valid = new Set<unknown>();
  return (value): value is string => {
    if (valid.has(value)) return true;
    if (!v.is(schema, value)) return false;
    if (valid.size < MOST) valid.add(value);
    return true;
  };
}
