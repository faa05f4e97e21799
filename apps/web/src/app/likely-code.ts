import type { RouteObject } from 'react-router';
import { fetchCode } from '@quits/app-platform/prefetch/fetch-code.ts';
import { whenIdle } from '@quits/app-platform/slices/when-idle.ts';
import { paths } from '../routing/paths.ts';

const { addExpense, expense, balances, activity, insights } = paths;
/** Screens that users open from a group's list, most likely first. */
const LIKELY = [
  addExpense('any'),
  expense('any', 'any'),
  balances('any'),
  activity('any'),
  insights('any'),
];

/** Fetches the code of a group's screens, one per idle period, so that they render immediately when opened. */
export function fetchLikelyCode(routes: RouteObject[], [next, ...others] = LIKELY): void {
  if (next === undefined) return;
  whenIdle(() => {
    fetchCode(routes, next);
    fetchLikelyCode(routes, others);
  });
}
