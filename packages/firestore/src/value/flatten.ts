import { fieldPath } from './field-path.ts';
import { isMap } from './plain.ts';

/** Converts nested fields into dotted paths; empty maps stay values. */
export function flatten(
  data: Readonly<Record<string, unknown>>,
  prefix: readonly string[] = [],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]): [string, unknown][] => {
      const segments = [...prefix, key];
      return isMap(value) && Object.keys(value).length > 0
        ? Object.entries(flatten(value, segments))
        : [[fieldPath(...segments), value]];
    }),
  );
}
