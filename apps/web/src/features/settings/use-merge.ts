import type { AppError, Result } from '@quits/errors';
import { useDatabase } from '@quits/firestore/react';
import type { CountMerged } from '@quits/ledger';
import { useState } from 'react';
import { mergePeople } from '@quits/product/person/merge-people.ts';
import { undoMerge } from '@quits/product/person/undo-merge.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useRights } from '../../open-group/use-rights.ts';

/** Progress of merging two people, or undoing it. */
export type MergeState =
  | { readonly step: 'idle' }
  | { readonly step: 'working' }
  | { readonly step: 'failed'; readonly error: AppError };

/** Merges people of the group that is open, and undoes it; both resolve with whether it was finished. */
export function useMerge(): {
  readonly state: MergeState;
  /** `count` is the counting option if both are named; not needed to resume a merge. */
  readonly merge: (from: string, into: string, count?: CountMerged) => Promise<boolean>;
  readonly undo: (gone: string) => Promise<boolean>;
} {
  const database = useDatabase();
  const { id: groupId } = useGroup();
  const { uid } = useRights();
  const [state, setState] = useState<MergeState>({ step: 'idle' });

  async function run(action: () => Promise<Result<undefined, AppError>>): Promise<boolean> {
    setState({ step: 'working' });
    const done = await action();
    setState(done.ok ? { step: 'idle' } : { step: 'failed', error: done.error });
    return done.ok;
  }

  return {
    state,
    merge: (from, into, count) =>
      run(() =>
        mergePeople(database, {
          groupId,
          uid,
          from,
          into,
          ...(count === undefined ? {} : { count }),
        }),
      ),
    undo: (gone) => run(() => undoMerge(database, { groupId, uid, gone })),
  };
}
