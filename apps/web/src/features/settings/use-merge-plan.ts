import type { AppError, Result } from '@quits/errors';
import { useDatabase } from '@quits/firestore/react';
import { useEffect, useState } from 'react';
import { type MergePlan, planMerge } from '@quits/product/person/plan-merge.ts';
import { useGroup } from '../../open-group/group-context.tsx';

/**
 * Returns the preview of merging two people of the open group, as of the first render; `undefined`
 * while loading.
 */
export function useMergePlan(from: string, into: string): Result<MergePlan, AppError> | undefined {
  const database = useDatabase();
  const now = useGroup();
  const [group] = useState(now);
  const [plan, setPlan] = useState<Result<MergePlan, AppError>>();

  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    async function work(): Promise<void> {
      const done = await planMerge(database, { group, from, into, signal });
      if (!signal.aborted) setPlan(done);
    }
    void work();
    return () => stopping.abort();
  }, [database, group, from, into]);

  return plan;
}
