import { fieldPath } from './field-path.ts';
import { isPlainObject } from './plain.ts';
import { isSentinel } from './sentinel.ts';

/** Turns nested fields into dotted paths; maps without fields stay values. */
export function flatten(
  data: Readonly<Record<string, unknown>>,
  prefix: readonly string[] = [],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]): [string, unknown][] => {
      const segments = [...prefix, key];
      const inner = isPlainObject(value) && !isSentinel(value) && Object.keys(value).length > 0;
      return inner ? Object.entries(flatten(value, segments)) : [[fieldPath(...segments), value]];
    }),
  );
}
