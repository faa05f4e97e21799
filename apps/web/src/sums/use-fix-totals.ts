import type { AppError } from '@quits/errors';
import { useDatabase } from '@quits/firestore/react';
import { useState } from 'react';
import { recountGroup, repairGroup } from '@quits/product/sums/repair-group.ts';
import { noteSums } from '@quits/product/sums/sums-problems.ts';

/** State of repairing a group's sums. */
export interface FixTotals {
  readonly isBusy: boolean;
  readonly error: AppError | undefined;
  readonly fix: () => Promise<void>;
}

/** Maximum number of recounts after concurrent writes or repairs. */
const ATTEMPTS = 3;

/** Recounts a group's history and repairs its sums in one step; for editors, online. */
export function useFixTotals(groupId: string, uid: string | undefined): FixTotals {
  const database = useDatabase();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<AppError>();

  async function attempt(): Promise<AppError | undefined> {
    let refused: AppError | undefined;
    for (let made = 0; made < ATTEMPTS; made += 1) {
      const recount = await recountGroup(database, groupId);
      if (!recount.ok) return recount.error;
      if (recount.value.isRight) return undefined;
      const done = await repairGroup(database, recount.value, uid ?? '');
      if (done.ok) return undefined;
      refused = done.error;
    }
    return refused;
  }

  return {
    isBusy,
    error,
    async fix() {
      if (uid === undefined || isBusy) return;
      setBusy(true);
      const failed = await attempt();
      if (failed === undefined) noteSums(groupId, undefined);
      setError(failed);
      setBusy(false);
    },
  };
}
