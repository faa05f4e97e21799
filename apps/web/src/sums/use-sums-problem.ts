import type { Doc } from '@quits/firestore';
import type { Group } from '@quits/product/group/schema.ts';
import { type SumsProblem, sumsProblems } from '@quits/product/sums/sums-problems.ts';
import { useSyncExternalStore } from 'react';

/** Returns the known problem of a group's sums, unless they changed since. */
export function useSumsProblem({ id, data }: Doc<Group>): SumsProblem | undefined {
  const found = useSyncExternalStore(sumsProblems.subscribe, () => sumsProblems.getState().get(id));
  return found !== undefined && found.rev === data.last?.rev ? found : undefined;
}
