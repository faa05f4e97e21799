import { type Observable, observable } from '@quits/firebase-core';
import type { Sums } from '../expense/move-sums.ts';

/** Stored sums that differ from the history. */
export interface SumsProblem {
  /** Last commit that had changed them at the time of the comparison. */
  readonly rev: string | undefined;
  /** Corrections of the stored sums. */
  readonly missing: Sums;
}

const problems = observable<ReadonlyMap<string, SumsProblem>>(new Map());

/** Results of this page's comparisons, by group. */
export const sumsProblems: Observable<ReadonlyMap<string, SumsProblem>> = problems;

/** Records the result of comparing a group's sums; `undefined` if they are right. */
export function noteSums(groupId: string, problem: SumsProblem | undefined): void {
  const known = problems.get();
  if (problem === undefined && !known.has(groupId)) return;
  const next = new Map(known);
  if (problem === undefined) next.delete(groupId);
  else next.set(groupId, problem);
  problems.set(next);
}
