import { defineCollection } from '@quits/firestore';
import { monthSchema } from './schema.ts';

/** Running totals by month, so that statistics need no history. */
export const months = defineCollection({ path: 'groups/{groupId}/months', schema: monthSchema });
