import { defineCollection } from '@quits/firestore';
import { userSchema } from './user.ts';
import { handoverSchema } from './handover.ts';
import { removalRequestSchema } from './removal-request.ts';

/** Profiles of accounts. */
export const users = defineCollection({ path: 'users', schema: userSchema });

/**
 * Memberships that a guest offers to the account it was upgraded to; the id is the account's uid.
 */
export const handovers = defineCollection({
  path: 'groups/{groupId}/handovers',
  schema: handoverSchema,
});

/** Accounts that are being deleted; the id is the account's uid. */
export const removals = defineCollection({ path: 'deletions', schema: removalRequestSchema });
