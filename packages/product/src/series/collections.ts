import { defineCollection } from '@quits/firestore';
import { recurringSchema } from './schema.ts';

/** Recurring expenses. */
export const recurring = defineCollection({
  path: 'groups/{groupId}/recurring',
  schema: recurringSchema,
});
