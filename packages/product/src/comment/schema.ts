import * as v from 'valibot';
import { LIMITS } from '../limits.ts';
import { textSchema, timestampSchema } from '../values/common.ts';
import { shownName } from '../values/shown-text.ts';

/** `groups/{groupId}/expenses/{expenseId}/comments/{commentId}` */
export const commentSchema = v.object({
  text: v.pipe(
    textSchema(LIMITS.text.comment),
    v.transform((text) => shownName(text, LIMITS.text.comment)),
  ),
  by: v.string(),
  at: timestampSchema,
  /** Set if the expense's `commentCount` includes it; then its deletion decrements the count. */
  counted: v.exactOptional(v.boolean()),
});

/** See {@link commentSchema}. */
export type Comment = v.InferOutput<typeof commentSchema>;
