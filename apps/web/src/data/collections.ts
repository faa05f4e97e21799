import { defineCollection } from '@quits/firestore';
import { activitySchema } from './schemas/activity.ts';
import { commentSchema } from './schemas/comment.ts';
import { expenseSchema } from './schemas/expense.ts';
import { groupSchema } from './schemas/group.ts';
import { handoverSchema } from './schemas/handover.ts';
import { inviteSchema } from './schemas/invite.ts';
import { joinSchema } from './schemas/join.ts';
import { linkSchema } from './schemas/link.ts';
import { monthSchema } from './schemas/month.ts';
import { recurringSchema } from './schemas/recurring.ts';
import { userSchema } from './schemas/user.ts';

/** Every group; a person sees those that they are a member of. */
export const groups = defineCollection({ path: 'groups', schema: groupSchema });

/** Expenses, payments and income of one group. */
export const expenses = defineCollection({
  path: 'groups/{groupId}/expenses',
  schema: expenseSchema,
});

/** Running totals by month, so that statistics need no history. */
export const months = defineCollection({ path: 'groups/{groupId}/months', schema: monthSchema });

/** Expenses that come again, and when. */
export const recurring = defineCollection({
  path: 'groups/{groupId}/recurring',
  schema: recurringSchema,
});

/** Who changed what. */
export const activity = defineCollection({
  path: 'groups/{groupId}/activity',
  schema: activitySchema,
});

/** What the holders of links see, and what they need to join. */
export const invites = defineCollection({ path: 'groups/{groupId}/invites', schema: inviteSchema });

/** The standing link of each role, for those who may create one; below the role. */
export const links = defineCollection({ path: 'groups/{groupId}/links', schema: linkSchema });

/** What is known of an account beyond signing in. */
export const users = defineCollection({ path: 'users', schema: userSchema });

/** Places that a guest offers to the account it has become; below the account's uid. */
export const handovers = defineCollection({
  path: 'groups/{groupId}/handovers',
  schema: handoverSchema,
});

/** Proofs of joining; can be written, never read. */
export const joins = defineCollection({ path: 'groups/{groupId}/joins', schema: joinSchema });

/** What people say about one expense. */
export const comments = defineCollection({
  path: 'groups/{groupId}/expenses/{expenseId}/comments',
  schema: commentSchema,
});
