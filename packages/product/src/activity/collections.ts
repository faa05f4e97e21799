import { defineCollection } from '@quits/firestore';
import { activitySchema } from './schema.ts';

/** Who changed what. */
export const activity = defineCollection({
  path: 'groups/{groupId}/activity',
  schema: activitySchema,
});
