import { defineCollection } from '@quits/firestore';
import { userSchema } from './user.ts';
import { handoverSchema } from './handover.ts';

/** What is known of an account beyond signing in. */
export const users = defineCollection({ path: 'users', schema: userSchema });

/** Places that a guest offers to the account it has become; below the account's uid. */
export const handovers = defineCollection({
  path: 'groups/{groupId}/handovers',
  schema: handoverSchema,
});
