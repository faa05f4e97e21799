import { getIn } from '@quits/firestore';
import * as v from 'valibot';

/** What a change of a group keeps, see {@link draftOf}. */
export const draftSchema = v.object({ fieldsBefore: v.record(v.string(), v.unknown()) });

/** What a change of a group keeps for the case that someone else's comes first. */
export type GroupChangeDraft = v.InferOutput<typeof draftSchema>;

/** What some fields of a group, named by dotted paths, are before a change. */
export function draftOf(
  group: object,
  fields: Readonly<Record<string, unknown>>,
): GroupChangeDraft {
  const entries = Object.keys(fields).map((path) => [path, getIn({ ...group }, path)] as const);
  return { fieldsBefore: Object.fromEntries(entries) };
}
