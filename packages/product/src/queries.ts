import type { BuildQuery } from '@quits/firestore';
import type { Activity } from './activity/schema.ts';
import type { Comment } from './comment/schema.ts';
import type { Expense } from './expense/schema.ts';
import type { Group } from './group/schema.ts';

// What a screen asks and what is asked ahead of it has to be equal, so that it is asked once.

/** Expenses of a first page: few reads to open a group, enough to fill any screen. */
export const EXPENSES_PAGE = { pageSize: 40 } as const;

/** Comments of one expense that are shown; older ones would need a very long argument. */
const MOST_COMMENTS = 200;

/** The groups that an account is in, the one with the newest change first. */
export function groupsOf(uid: string): BuildQuery<Group> {
  return (query) =>
    query.where('memberUids', 'array-contains', uid).orderBy('lastActivityAt', 'desc');
}

/** Expenses by day, the newest first. */
export const newestFirst: BuildQuery<Expense> = (query) =>
  query.orderBy('date', 'desc').orderBy('createdAt', 'desc');

/** What was changed last comes first. */
export const lastChangesFirst: BuildQuery<Activity> = (query) => query.orderBy('at', 'desc');

/** Who joined by a link, the last first. */
export function joinedBy(inviteId: string): BuildQuery<Activity> {
  return (query) => query.where('after.inviteId', '==', inviteId).orderBy('at', 'desc');
}

/** What was said about an expense, in order. */
export const commentsInOrder: BuildQuery<Comment> = (query) =>
  query.orderBy('at', 'asc').limit(MOST_COMMENTS);
