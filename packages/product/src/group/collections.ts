import { defineCollection } from '@quits/firestore';
import { groupSchema } from './schema.ts';

/** All groups; a user can read those that they are a member of. */
export const groups = defineCollection({ path: 'groups', schema: groupSchema });
