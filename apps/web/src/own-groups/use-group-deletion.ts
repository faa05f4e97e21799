import type { AppError } from '@quits/errors';
import { useUser } from '@quits/auth/react';
import { createValueStore } from '@quits/firebase-core';
import { useDatabase } from '@quits/firestore/react';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { deleteGroup } from '@quits/product/group/delete-group.ts';
import { useDeleteFiles } from '../files/delete-files.tsx';
import { groupIdOf } from '../routing/group-id-of.ts';
import { paths } from '../routing/paths.ts';

/** How deleting a group goes on this page; nothing while it is not asked for here. */
export type GroupDeletion =
  | { readonly step: 'idle' }
  | { readonly step: 'deleting' }
  | { readonly step: 'failed'; readonly error: AppError };

const IDLE: GroupDeletion = { step: 'idle' };

/** Of the whole page: it goes on when the screen that began it is left, and other screens show it. */
const deletions = createValueStore<ReadonlyMap<string, GroupDeletion>>(new Map());

/**
 * Deletes a group, or goes on where that was interrupted. Whoever is inside of it when it is gone is led to the list of
 * groups.
 */
export function useGroupDeletion(groupId: string): readonly [GroupDeletion, () => void] {
  const database = useDatabase();
  const deleteFiles = useDeleteFiles();
  const navigate = useNavigate();
  const uid = useUser()?.uid ?? '';
  const state =
    useSyncExternalStore(deletions.subscribe, () => deletions.getState().get(groupId)) ?? IDLE;

  async function run(): Promise<void> {
    if (deletions.getState().get(groupId)?.step === 'deleting') return;
    put(groupId, { step: 'deleting' });
    const done = await deleteGroup(database, { groupId, uid, deleteFiles });
    put(groupId, done.ok ? IDLE : { step: 'failed', error: done.error });
    const isInside = groupIdOf(window.location.pathname) === groupId;
    if (done.ok && isInside) await navigate(paths.groups(), { replace: true });
  }

  return [state, () => void run()];
}

function put(groupId: string, state: GroupDeletion): void {
  deletions.set(new Map(deletions.getState()).set(groupId, state));
}
