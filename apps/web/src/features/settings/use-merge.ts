import type { AppError } from '@quits/errors';
import { useDatabase } from '@quits/firestore/react';
import { useState } from 'react';
import { mergePeople } from '../../data/actions/merge-people.ts';
import { useGroup } from '../../group-context/group-context.tsx';
import { useRights } from '../../group-context/use-rights.ts';

/** How far merging two people is. */
export type MergeState =
  | { readonly step: 'idle' }
  | { readonly step: 'working' }
  | { readonly step: 'failed'; readonly error: AppError };

/** Merges people of the group that is open; `merge` resolves with whether it was finished. */
export function useMerge(): {
  readonly state: MergeState;
  readonly merge: (from: string, into: string) => Promise<boolean>;
} {
  const database = useDatabase();
  const { id: groupId } = useGroup();
  const { uid } = useRights();
  const [state, setState] = useState<MergeState>({ step: 'idle' });

  async function merge(from: string, into: string): Promise<boolean> {
    setState({ step: 'working' });
    const done = await mergePeople(database, { groupId, uid, from, into });
    setState(done.ok ? { step: 'idle' } : { step: 'failed', error: done.error });
    return done.ok;
  }

  return { state, merge };
}
