import type { RouteObject } from 'react-router';
import { fetchCode } from '../platform/prefetch/fetch-code.ts';
import { whenIdle } from '../platform/slices/when-idle.ts';
import { groupIdOf } from '../routing/group-id-of.ts';
import { paths } from '../routing/paths.ts';

/** Screens that users open from a group's list, the likeliest first. */
const LIKELY: readonly ((groupId: string) => string)[] = [
  paths.addExpense,
  (groupId) => paths.expense(groupId, 'any'),
  paths.balances,
  paths.activity,
  paths.insights,
];

/**
 * Returns a function to call with each path that is shown: once that is a group's, it fetches the code of the group's other screens, one
 * per idle period, so that opening them renders at once.
 */
export function createLikelyCode(routes: RouteObject[]): (path: string) => void {
  let isBegun = false;

  function fetchNext(groupId: string, at: number): void {
    const path = LIKELY[at]?.(groupId);
    if (path === undefined) return;
    whenIdle(() => {
      fetchCode(routes, path);
      fetchNext(groupId, at + 1);
    });
  }

  return (path) => {
    const groupId = groupIdOf(path);
    if (isBegun || groupId === undefined) return;
    isBegun = true;
    fetchNext(groupId, 0);
  };
}
