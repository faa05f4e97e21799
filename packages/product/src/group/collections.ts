import { defineCollection } from '@quits/firestore';
import { groupSchema } from './schema.ts';

/** Every group; a person sees those that they are a member of. */
export const groups = defineCollection({ path: 'groups', schema: groupSchema });
