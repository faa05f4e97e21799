import type { Doc } from '@quits/firestore';
import { useDatabase } from '@quits/firestore/react';
import { useEffect } from 'react';
import { whenIdle } from '@quits/app-platform/slices/when-idle.ts';
import type { Group } from '@quits/product/group/schema.ts';

/** Larger histories are compared only if a screen has read them anyway, to keep others fast. */
const FEW = 500;

/** Compares the sums of a group with its history in idle time, after each change of them. */
export function useComparedSums(group: Doc<Group> | undefined): void {
  const database = useDatabase();
  const isFit = group !== undefined && !group.pending && group.data.expenseCount <= FEW;
  useEffect(() => {
    if (!isFit || group === undefined) return undefined;
    let isCurrent = true;
    whenIdle(() => {
      if (!isCurrent) return;
      void import('@quits/product/sums/compare-sums.ts').then(({ compareSums }) =>
        compareSums(database, group),
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [database, group, isFit]);
}
