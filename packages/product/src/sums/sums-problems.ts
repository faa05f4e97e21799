import { type ReadonlyStore, createValueStore } from '@quits/firebase-core';
import type { Sums } from '../expense/apply-balance-delta.ts';

/** Stored sums that differ from the history. */
export interface SumsProblem {
  /** Last commit that had changed them at the time of the comparison. */
  readonly rev: string | undefined;
  /** Corrections of the stored sums. */
  readonly missing: Sums;
}

const problems = createValueStore<ReadonlyMap<string, SumsProblem>>(new Map());

/** Results of this page's comparisons, by group. */
export const sumsProblems: ReadonlyStore<ReadonlyMap<string, SumsProblem>> = problems;

/** Records the result of comparing a group's sums; `undefined` if they are right. */
export function noteSums(groupId: string, problem: SumsProblem | undefined): void {
  const known = problems.getState();
  if (problem === undefined && !known.has(groupId)) return;
  const next = new Map(known);
  if (problem === undefined) next.delete(groupId);
  else next.set(groupId, problem);
  problems.set(next);
}
