import type { BuildQuery } from '@quits/firestore';
import type { Activity } from './activity/schema.ts';
import type { Comment } from './comment/schema.ts';
import type { Expense } from './expense/schema.ts';
import type { Group } from './group/schema.ts';

// Queries shared by screens and prefetching; they must be equal to share a listener.

/** Expenses of a first page: few reads to open a group, enough to fill any screen. */
export const EXPENSES_PAGE = { pageSize: 40 } as const;

/** Maximum number of comments shown of one expense. */
const MOST_COMMENTS = 200;

/** The groups that an account is in, the one with the newest change first. */
export function groupsOf(uid: string): BuildQuery<Group> {
  return (query) =>
    query.where('memberUids', 'array-contains', uid).orderBy('lastActivityAt', 'desc');
}

/** Expenses by day, the newest first. */
export const newestFirst: BuildQuery<Expense> = (query) =>
  query.orderBy('date', 'desc').orderBy('createdAt', 'desc');

/** Sorts by the time of the change, newest first. */
export const lastChangesFirst: BuildQuery<Activity> = (query) => query.orderBy('at', 'desc');

/** Selects joins by a link, newest first. */
export function joinedBy(inviteId: string): BuildQuery<Activity> {
  return (query) => query.where('after.inviteId', '==', inviteId).orderBy('at', 'desc');
}

/** Selects the comments of an expense, oldest first. */
export const commentsInOrder: BuildQuery<Comment> = (query) =>
  query.orderBy('at', 'asc').limit(MOST_COMMENTS);
