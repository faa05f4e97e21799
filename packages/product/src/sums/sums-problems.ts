import { type ReadonlyStore, createValueStore } from '@quits/firebase-core';
import type { Sums } from '../expense/apply-balance-delta.ts';

/** Stored sums that are not what the history adds up to. */
export interface SumsProblem {
  /** The last commit that had moved them when they were compared. */
  readonly rev: string | undefined;
  /** What has to be added to the stored sums. */
  readonly missing: Sums;
}

const problems = createValueStore<ReadonlyMap<string, SumsProblem>>(new Map());

/** What comparisons on this page have found, by group. */
export const sumsProblems: ReadonlyStore<ReadonlyMap<string, SumsProblem>> = problems;

/** Notes what a comparison of a group's sums has found; `undefined` when they are right. */
export function noteSums(groupId: string, problem: SumsProblem | undefined): void {
  const known = problems.getState();
  if (problem === undefined && !known.has(groupId)) return;
  const next = new Map(known);
  if (problem === undefined) next.delete(groupId);
  else next.set(groupId, problem);
  problems.set(next);
}
