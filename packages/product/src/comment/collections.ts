import { defineCollection } from '@quits/firestore';
import { commentSchema } from './schema.ts';

/** What people say about one expense. */
export const comments = defineCollection({
  path: 'groups/{groupId}/expenses/{expenseId}/comments',
  schema: commentSchema,
});
