import { defineCollection } from '@quits/firestore';
import * as v from 'valibot';

/** Accepts any document, so that invalid ones are deleted too. */
const anything = v.looseObject({});

/** A group and everything below it, for deleting it for good. */
export const purged = {
  group: defineCollection({ path: 'groups', schema: anything }),
  expenses: defineCollection({ path: 'groups/{groupId}/expenses', schema: anything }),
  comments: defineCollection({
    path: 'groups/{groupId}/expenses/{expenseId}/comments',
    schema: anything,
  }),
  months: defineCollection({ path: 'groups/{groupId}/months', schema: anything }),
  activity: defineCollection({ path: 'groups/{groupId}/activity', schema: anything }),
  recurring: defineCollection({ path: 'groups/{groupId}/recurring', schema: anything }),
  budgets: defineCollection({ path: 'groups/{groupId}/budgets', schema: anything }),
  links: defineCollection({ path: 'groups/{groupId}/links', schema: anything }),
  invites: defineCollection({ path: 'groups/{groupId}/invites', schema: anything }),
  joins: defineCollection({ path: 'groups/{groupId}/joins', schema: anything }),
} as const;
