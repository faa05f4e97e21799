import { getIn } from '@quits/firestore';
import * as v from 'valibot';

/** Draft of a group change, see {@link draftOf}. */
export const draftSchema = v.object({ fieldsBefore: v.record(v.string(), v.unknown()) });

/** Draft of a group change, used if another member's change comes first. */
export type GroupChangeDraft = v.InferOutput<typeof draftSchema>;

/** Returns the values of some fields of a group, named by dotted paths, before a change. */
export function draftOf(
  group: object,
  fields: Readonly<Record<string, unknown>>,
): GroupChangeDraft {
  const entries = Object.keys(fields).map((path) => [path, getIn({ ...group }, path)] as const);
  return { fieldsBefore: Object.fromEntries(entries) };
}
