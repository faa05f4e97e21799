import { type Database, liveList } from '@quits/firestore';
import { matchPath } from 'react-router';
import { activity } from '@quits/product/activity/collections.ts';
import { comments } from '@quits/product/comment/collections.ts';
import { expenses } from '@quits/product/expense/collections.ts';
import { groups } from '@quits/product/group/collections.ts';
import {
  commentsInOrder,
  EXPENSES_PAGE,
  groupsOf,
  lastChangesFirst,
  newestFirst,
} from '@quits/product/queries.ts';
import { groupIdOf } from '../routing/group-id-of.ts';
import { paths } from '../routing/paths.ts';

/** How long a prefetched query stays open before its screen subscribes to it, in milliseconds. */
const PATIENCE = 10_000;

/** Prefetches the data of the screen at a path. */
export type WarmUp = (path: string) => void;

/**
 * Creates the function that prefetches a screen's data while its code loads. `uid` returns the signed-in
 * user, or the remembered one until the session is restored.
 */
export function createWarmUp(database: Database, uid: () => string | undefined): WarmUp {
  return (path) => {
    const account = uid();
    if (account === undefined) return;
    if (path === paths.groups()) hold(database.liveQuery(groups, {}, groupsOf(account)));
    const groupId = groupIdOf(path);
    if (groupId === undefined) return;
    hold(database.liveDocument(groups, { id: groupId }));
    const expense = matchPath(paths.expense(':groupId', ':expenseId'), path)?.params['expenseId'];
    if (path === paths.group(groupId)) {
      hold(liveList(database, expenses, { groupId }, newestFirst, EXPENSES_PAGE));
    } else if (expense !== undefined) {
      hold(database.liveDocument(expenses, { groupId, id: expense }));
      hold(database.liveQuery(comments, { groupId, expenseId: expense }, commentsInOrder));
    } else if (path === paths.activity(groupId)) {
      hold(liveList(database, activity, { groupId }, lastChangesFirst));
    }
  };
}

function hold({ subscribe }: { readonly subscribe: (listener: () => void) => () => void }): void {
  setTimeout(
    subscribe(() => undefined),
    PATIENCE,
  );
}
