import { ok } from '@quits/errors';
import type { Database } from '@quits/firestore';
import { collection, doc, getDocs, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { archiveGroup, reopenGroup } from '../group/archive-group.ts';
import { removeMember, setRole } from './change-members.ts';
import { changePerson, claimPerson, setPersonLeft, unclaimPerson } from './change-person.ts';
import { deleteGroup } from '../group/delete-group.ts';
import { leaveGroup } from './leave-group.ts';
import { readWholeGroup } from '../expense/read-whole-group.ts';
import { accepted, openClients } from '../../tests/rules/app-client.ts';
import { activityData, expenseData, groupData } from '../../tests/rules/seeded-documents.ts';
import { startStage } from '../../tests/rules/stage.ts';

const stage = startStage();
const { signIn, read, readGroup } = openClients(stage);

/** An account in front of the group as it is now. */
async function at(uid: string, database: Database = signIn(uid)) {
  return { database, request: { group: await readGroup(database), uid } };
}

/** Counts the documents below paths of collections. */
async function count(...paths: readonly string[]): Promise<number> {
  let found = 0;
  await stage.seed(async (database) => {
    for (const path of paths) found += (await getDocs(collection(database, path))).size;
  });
  return found;
}

describe('the rules accept what an owner does', () => {
  it('archives a group with more revisions than it may have settings', async () => {
    const revs: unknown = groupData()['revs'];
    const gone = Object.fromEntries(Array.from({ length: 799 }, (_, n) => [`gone-${n}`, 'r-old']));
    await stage.seed((db) =>
      updateDoc(doc(db, 'groups/g'), { revs: { ...gone, ...Object(revs) } }),
    );
    const { database, request } = await at('owner');
    await accepted(archiveGroup(database, request));
    const stored: unknown = Reflect.get((await read('groups/g')) ?? {}, 'revs');
    expect(Object.keys(Object(stored)).toSorted()).toEqual(['archivedAt', 'name', 'p-ann']);
  });

  it('archives a group and brings it back', async () => {
    const { database, request } = await at('owner');
    await accepted(archiveGroup(database, request));
    expect(await read('groups/g')).toHaveProperty('archivedAt');
    await accepted(reopenGroup(database, (await at('owner', database)).request));
    expect(await read('groups/g')).not.toHaveProperty('archivedAt');
  });

  it('changes roles, and hands the group over', async () => {
    const { database, request } = await at('owner');
    const changed = setRole(database, { ...request, member: 'viewer' }, 'editor');
    if (changed.ok) await accepted(changed.value);
    expect(await read('groups/g')).toMatchObject({ roles: { viewer: 'editor' } });
    const roles = [
      ['editor', 'owner'],
      ['owner', 'editor'],
    ] as const;
    for (const [member, role] of roles) {
      const now = await at('owner', database);
      const handed = setRole(database, { ...now.request, member }, role);
      if (handed.ok) await accepted(handed.value);
    }
    expect(await read('groups/g')).toMatchObject({ roles: { editor: 'owner', owner: 'editor' } });
  });

  it('removes a member, whose person stays', async () => {
    const { database, request } = await at('owner');
    const removed = removeMember(database, { ...request, member: 'viewer' });
    if (removed.ok) await accepted(removed.value);
    const group = await read('groups/g');
    expect(group?.['memberUids']).toEqual(['owner', 'editor', 'guest']);
    expect(group).toMatchObject({ people: { 'p-viewer': { name: 'viewer' } } });
    expect(group?.['people']).toHaveProperty('p-viewer.leftAt');
  });

  it('takes back that an account is a person, and the account claims another', async () => {
    const { database, request } = await at('owner');
    await accepted(unclaimPerson(database, { ...request, personId: 'p-editor' }));
    const editor = await at('editor');
    await accepted(claimPerson(editor.database, { ...editor.request, personId: 'p-ann' }));
    expect(await read('groups/g')).toMatchObject({ seats: { 'p-ann': 'editor' } });
  });
});

describe('the rules accept what an editor does', () => {
  it('changes a person and lets them go', async () => {
    const { database, request } = await at('editor');
    const details = { name: ' Anna ', defaultWeight: 2, household: 'Upstairs' };
    await accepted(changePerson(database, { ...request, personId: 'p-ann' }, details));
    const now = await at('editor', database);
    await accepted(setPersonLeft(database, { ...now.request, personId: 'p-ann' }, true));
    expect(await read('groups/g')).toMatchObject({
      people: { 'p-ann': { name: 'Anna', defaultWeight: 2, household: 'Upstairs' } },
    });
  });

  it('leaves, and says so in the history', async () => {
    const { database, request } = await at('editor');
    const left = leaveGroup(database, request);
    if (left.ok) await accepted(left.value);
    expect((await read('groups/g'))?.['memberUids']).toEqual(['owner', 'guest', 'viewer']);
    expect(await count('groups/g/activity')).toBe(2);
  });
});

it('does not let the last owner go', async () => {
  const { database, request } = await at('owner');
  const lastOwner = { ok: false, error: { code: 'group/last-owner' } };
  expect(leaveGroup(database, request)).toMatchObject(lastOwner);
  expect(removeMember(database, { ...request, member: 'owner' })).toMatchObject(lastOwner);
  expect(setRole(database, { ...request, member: 'owner' }, 'editor')).toMatchObject(lastOwner);
});

describe('deleting a group', () => {
  const BELOW = ['expenses', 'expenses/e/comments', 'months', 'activity', 'recurring', 'invites'];
  const everything = () =>
    count('groups', ...BELOW.map((name) => `groups/g/${name}`), 'groups/g/joins');
  const noFiles = () => Promise.resolve(ok(0));

  async function seedJoin(): Promise<void> {
    await stage.seed(async (database) => {
      await setDoc(doc(database, 'groups/g/joins/gone'), { secret: 'x' });
      await setDoc(doc(database, 'groups/g/activity/j'), {
        ...activityData('gone'),
        what: 'joined',
      });
      await setDoc(doc(database, 'groups/g/expenses/odd'), { not: 'an expense' });
    });
  }

  it('leaves nothing', async () => {
    await seedJoin();
    const folders: string[] = [];
    const deleteFiles = (folder: string) => {
      folders.push(folder);
      return noFiles();
    };
    expect(
      await deleteGroup(signIn('owner'), { groupId: 'g', uid: 'owner', deleteFiles }),
    ).toMatchObject({
      ok: true,
    });
    expect(await everything()).toBe(0);
    expect(folders).toEqual(['groups/g/receipts', 'groups/g/photos']);
  });

  it('goes on where it was interrupted, and counts as done when all is gone', async () => {
    await seedJoin();
    const database = signIn('owner');
    const stopping = new AbortController();
    const onProgress = () => stopping.abort();
    const request = { groupId: 'g', uid: 'owner', deleteFiles: noFiles };
    expect(
      await deleteGroup(database, { ...request, onProgress, signal: stopping.signal }),
    ).toMatchObject({ ok: false, error: { code: 'network/aborted' } });
    expect(await read('groups/g')).toHaveProperty('deletingAt');
    expect(await everything()).toBeGreaterThan(1);
    expect(await deleteGroup(database, request)).toMatchObject({ ok: true });
    expect(await everything()).toBe(0);
    expect(await deleteGroup(database, request)).toMatchObject({ ok: true });
  });

  it('is refused to an editor', async () => {
    const refused = await deleteGroup(signIn('editor'), {
      groupId: 'g',
      uid: 'editor',
      deleteFiles: noFiles,
    });
    expect(refused).toMatchObject({ ok: false });
    expect(await everything()).toBe(8);
  });
});

describe('reading a whole group', () => {
  it('goes through every page', async () => {
    await stage.seed(async (database) => {
      for (const count of [250, 251]) {
        const batch = writeBatch(database);
        for (let at = 0; at < count; at += 1) {
          batch.set(doc(database, `groups/g/expenses/n${count}-${at}`), {
            ...expenseData('owner'),
            createdAt: new Date(0),
            updatedAt: new Date(0),
          });
        }
        await batch.commit();
      }
    });
    const counts: number[] = [];
    const all = await readWholeGroup(signIn('viewer'), 'g', { onProgress: (n) => counts.push(n) });
    expect(all).toMatchObject({ ok: true, value: { unreadable: 0, fromCache: false } });
    expect(all.ok ? new Set(all.value.docs.map(({ id }) => id)).size : 0).toBe(502);
    expect(counts).toEqual([500, 502]);
  });

  it('ends when it is told to', async () => {
    const all = await readWholeGroup(signIn('viewer'), 'g', { signal: AbortSignal.abort() });
    expect(all).toMatchObject({ ok: false, error: { code: 'network/aborted' } });
  });
});
