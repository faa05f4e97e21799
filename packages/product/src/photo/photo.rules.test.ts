import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  arrayRemove,
  deleteField,
  doc,
  type DocumentData,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { accepted, openClients } from '../../tests/rules/app-client.ts';
import { editGroup } from '../../tests/rules/group-commits.ts';
import { userData } from '../../tests/rules/seeded-documents.ts';
import { type Role, startStage } from '../../tests/rules/stage.ts';
import { removeMember } from '../person/change-members.ts';
import { leaveGroup } from '../person/leave-group.ts';
import { changePhoto, hidePhoto } from './hide-photo.ts';

const stage = startStage();
const { signIn, read, readGroup } = openClients(stage);
const put = (role: Role, change: DocumentData) =>
  updateDoc(doc(stage.as(role), 'groups/g'), change);

beforeEach(() =>
  stage.seed((db) => updateDoc(doc(db, 'groups/g'), { photos: { guest: 'g1', owner: 'o1' } })),
);

describe('the photo of an account', () => {
  it.each(['viewer', 'editor', 'owner'])('is shown, changed and hidden by the %s', async (uid) => {
    const place = { groupId: 'g', uid };
    for (const photoId of ['p1', 'p2', 'p2', undefined, undefined]) {
      expect(await changePhoto(signIn(uid), place, photoId)).toMatchObject({ ok: true });
      const { photos } = (await readGroup(signIn(uid))).data;
      expect(photos).toMatchObject({ guest: 'g1' });
      expect(photos?.[uid]).toBe(photoId);
    }
  });

  it('is hidden by an owner, too', async () => {
    await assertFails(hide('editor'));
    expect(await hidePhoto(signIn('owner'), { groupId: 'g', uid: 'guest' })).toMatchObject({
      ok: true,
    });
    expect(await read('groups/g')).not.toHaveProperty('photos.guest');
    function hide(role: Role) {
      return put(role, { 'photos.guest': deleteField() });
    }
  });

  it.each<readonly [string, Role, DocumentData]>([
    ["another's", 'editor', { 'photos.guest': 'x' }],
    ["another's, by an owner", 'owner', { 'photos.guest': 'x' }],
    ['all of them', 'editor', { photos: {} }],
    ['an address', 'editor', { 'photos.editor': 'https://example.com/x' }],
    ['a number', 'editor', { 'photos.editor': 1 }],
    ['together with a setting', 'editor', { 'photos.editor': 'x', name: 'House' }],
    ['of a stranger', 'stranger', { 'photos.stranger': 'x' }],
    ['no map', 'editor', { photos: 'x' }],
  ])('refuses %s', async (_, role, change) => {
    await assertFails(put(role, change));
  });

  it('is not shown by an account without a person, or in an archived group', async () => {
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { 'seats.p-editor': '' }));
    await assertFails(put('editor', { 'photos.editor': 'x' }));
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { archivedAt: new Date(0) }));
    await assertFails(put('viewer', { 'photos.viewer': 'x' }));
    await assertSucceeds(put('guest', { 'photos.guest': deleteField() }));
  });

  it('is not changed for others together with roles, or by leaving', async () => {
    const promoted = { 'roles.viewer': 'editor' };
    await assertFails(editGroup(stage.as('owner'), { ...promoted, 'photos.guest': 'x' }));
    const left = { memberUids: arrayRemove('viewer'), 'roles.viewer': deleteField() };
    const others = { 'photos.guest': deleteField() };
    await assertFails(editGroup(stage.as('viewer'), { ...left, ...others }));
    await assertSucceeds(editGroup(stage.as('owner'), { ...promoted, ...others }));
  });

  it('is shown or not by a choice in the account', async () => {
    const choose = (showPhoto: unknown) =>
      setDoc(doc(stage.as('editor'), 'users/editor'), { ...userData(), showPhoto });
    await assertFails(choose('no'));
    await assertSucceeds(choose(false));
  });

  it('goes with the membership that ends', async () => {
    const guest = signIn('guest');
    const left = leaveGroup(guest, { group: await readGroup(guest), uid: 'guest' });
    if (!left.ok) throw left.error;
    await accepted(left.value);
    expect(await read('groups/g')).not.toHaveProperty('photos.guest');

    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { 'photos.viewer': 'v1' }));
    const owner = signIn('owner');
    const request = { group: await readGroup(owner), uid: 'owner', member: 'viewer' };
    const removed = removeMember(owner, request);
    if (!removed.ok) throw removed.error;
    await accepted(removed.value);
    expect(await read('groups/g')).toMatchObject({ photos: { owner: 'o1' } });
    expect(await read('groups/g')).not.toHaveProperty('photos.viewer');
  });
});
