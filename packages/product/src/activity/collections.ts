import { defineCollection } from '@quits/firestore';
import { activitySchema } from './schema.ts';

/** Activity log of a group. */
export const activity = defineCollection({
  path: 'groups/{groupId}/activity',
  schema: activitySchema,
});
