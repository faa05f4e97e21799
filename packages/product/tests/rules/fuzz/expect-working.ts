import { firstResult } from '@quits/firestore';
import { expect } from 'vitest';
import { mergePeople } from '../../../src/person/merge-people.ts';
import { recountGroup, repairGroup } from '../../../src/sums/repair-group.ts';
import { groups } from '../../../src/group/collections.ts';
import { after, type Commit, nameOf } from './commit.ts';
import type { CommitRecorder } from './commit-recorder.ts';

/**
 * Stores the result of a commit as a separate group, and checks that the app still works there for
 * its owner: opening, recounting and repairing it, and merging two people.
 */
export async function expectWorking(
  recorder: CommitRecorder,
  commit: Commit,
  groupId: string,
  what: string,
): Promise<void> {
  const stored = after(commit);
  const place = nameOf(`groups/${commit.groupId}`);
  const group = stored.get(place);
  // An owner may have made another member the only owner, or archived or deleted the group.
  if (group === undefined || commit.uid === 'owner' || !('fields' in group)) return;
  const moved = [...stored.values()].flatMap((document) => {
    const isOfGroup = document.name === place || document.name.startsWith(`${place}/`);
    const name = document.name.replace(place, nameOf(`groups/${groupId}`));
    return isOfGroup ? [{ ...document, name }] : [];
  });
  await recorder.store(moved);
  const database = recorder.signIn('owner');
  const state = await firstResult(database.liveDocument(groups, { id: groupId }));
  if (state.status !== 'ready' || state.data === undefined) {
    // Groups that another account has just created.
    expect({ what, label: commit.label }).toMatchObject({ label: /new group|example/u });
    return;
  }
  const found = await recountGroup(database, groupId);
  expect({ what, isCounted: found.ok }).toMatchObject({ isCounted: true });
  if (!found.ok || state.data.data.archivedAt !== undefined) return;
  if (!found.value.isRight) {
    const repaired = await repairGroup(database, found.value, 'owner');
    expect({ what, repaired }).toMatchObject({ repaired: { ok: true } });
  }
  const again = await recountGroup(database, groupId);
  expect({ what, again }).toMatchObject({ again: { value: { isRight: true } } });
  const { people } = state.data.data;
  if (people['p-bob']?.mergingInto !== undefined || people['p-bob']?.mergedInto !== undefined)
    return;
  if (people['p-ann'] === undefined || people['p-bob'] === undefined) return;
  const merged = await mergePeople(database, {
    groupId,
    uid: 'owner',
    from: 'p-bob',
    into: 'p-ann',
  });
  expect({ what, merged }).toMatchObject({ merged: { ok: true } });
}
