import * as v from 'valibot';
import { textSchema, timestampSchema } from './common.ts';

/** `groups/{groupId}/expenses/{expenseId}/comments/{commentId}` */
export const commentSchema = v.object({
  text: textSchema(2000),
  by: v.string(),
  at: timestampSchema,
});

/** See {@link commentSchema}. */
export type Comment = v.InferOutput<typeof commentSchema>;
