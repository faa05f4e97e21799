import { defineCollection } from '@quits/firestore';
import { recurringSchema } from './schema.ts';

/** Expenses that come again, and when. */
export const recurring = defineCollection({
  path: 'groups/{groupId}/recurring',
  schema: recurringSchema,
});
