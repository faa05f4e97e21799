import { observable } from '@quits/firebase-core';
import type { Doc } from '@quits/firestore';
import { useSyncExternalStore } from 'react';
import type { Sums } from '../data/actions/move-sums.ts';
import type { Group } from '../data/schemas/group.ts';

/** Stored sums that are not what the history adds up to. */
export interface SumsProblem {
  /** The last commit that had moved them when they were compared. */
  readonly rev: string | undefined;
  /** What has to be added to the stored sums. */
  readonly missing: Sums;
}

/** Found on this page, by group. */
const problems = observable<ReadonlyMap<string, SumsProblem>>(new Map());

/** Notes what a comparison of a group's sums has found; `undefined` when they are right. */
export function noteSums(groupId: string, problem: SumsProblem | undefined): void {
  const known = problems.get();
  if (problem === undefined && !known.has(groupId)) return;
  const next = new Map(known);
  if (problem === undefined) next.delete(groupId);
  else next.set(groupId, problem);
  problems.set(next);
}

/** What is known to be wrong about a group's sums, as long as nothing has moved them since. */
export function useSumsProblem({ id, data }: Doc<Group>): SumsProblem | undefined {
  const found = useSyncExternalStore(problems.subscribe, () => problems.get().get(id));
  return found !== undefined && found.rev === data.last?.rev ? found : undefined;
}
