import * as v from 'valibot';
import { keySchema } from '../values/common.ts';
import { isStoredMap, readEntries, readOr } from '../values/tolerant.ts';

/** Modes of a usual split; the others need the amounts of one expense. */
export const USUAL_MODES = ['equal', 'weights', 'percent'] as const;

/** A share or a percentage with a point: up to 4 digits and 8 decimals. */
const partSchema = v.pipe(v.string(), v.regex(/^\d{1,4}(?:\.\d{1,8})?$/));

/** Usual split of a group as it is written. */
export const usualSplitSchema = v.object({
  mode: v.picklist(USUAL_MODES),
  /**
   * By person: `1` for those who take part in an equal split, a weight, or a percentage. Weights
   * contain a `0` for those who were left out. Missing if the split is equal between everyone.
   */
  parts: v.exactOptional(v.record(keySchema, partSchema)),
});

/** See {@link usualSplitSchema}. */
export type UsualSplit = v.InferOutput<typeof usualSplitSchema>;

/** Reads a usual split; drops unreadable parts. `undefined` if nothing is left. */
export function readUsualSplit(stored: unknown): UsualSplit | undefined {
  if (!isStoredMap(stored)) return undefined;
  const mode = readOr(usualSplitSchema.entries.mode, stored['mode'], undefined);
  if (mode === undefined) return undefined;
  if (stored['parts'] === undefined) return mode === 'equal' ? { mode } : undefined;
  const parts = readEntries(stored['parts'], keySchema, partSchema).read;
  return Object.keys(parts).length === 0 ? undefined : { mode, parts };
}
