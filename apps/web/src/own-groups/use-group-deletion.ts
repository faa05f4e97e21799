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

/** Progress of deleting a group on this page; idle if it wasn't requested here. */
export type GroupDeletion =
  | { readonly step: 'idle' }
  | { readonly step: 'deleting' }
  | { readonly step: 'failed'; readonly error: AppError };

const IDLE: GroupDeletion = { step: 'idle' };

/** Shared by the page: a deletion continues when its screen is left, and other screens show it. */
const deletions = createValueStore<ReadonlyMap<string, GroupDeletion>>(new Map());

/**
 * Returns a function that deletes a group, or resumes an interrupted deletion. Redirects users
 * inside the group to the list of groups.
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
