import { defineCollection } from '@quits/firestore';
import { commentSchema } from './schema.ts';

/** Comments on an expense. */
export const comments = defineCollection({
  path: 'groups/{groupId}/expenses/{expenseId}/comments',
  schema: commentSchema,
});
