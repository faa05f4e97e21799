import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  type DocumentData,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { editGroup, joinGroup, type JoinParts } from '../../tests/rules/group-commits.ts';
import { inviteData, SECRET } from '../../tests/rules/seeded-documents.ts';
import { startStage } from '../../tests/rules/stage.ts';

const stage = startStage();
const stranger = () => stage.as('stranger');
const invite = (change: object) =>
  stage.seed((db) => updateDoc(doc(db, 'groups/g/invites/i'), change));

describe('the holder of a link', () => {
  it('sees the preview, joins as someone without an account, and is then a member', async () => {
    const preview = await assertSucceeds(getDoc(doc(stranger(), 'groups/g/invites/i')));
    expect(preview.get('preview.groupName')).toBe('Flat');
    await assertFails(getDoc(doc(stranger(), 'groups/g')));
    await assertSucceeds(joinGroup(stranger(), 'stranger'));
    const group = await assertSucceeds(getDoc(doc(stranger(), 'groups/g')));
    expect(group.get('seats.p-ann')).toBe('stranger');
    const used = await assertSucceeds(getDoc(doc(stranger(), 'groups/g/invites/i')));
    expect(used.get('usesLeft')).toBe(4);
  });

  it('sees the preview before signing in, while the link is valid, and nothing else', async () => {
    const nobody = stage.as('nobody');
    const look = () => getDoc(doc(nobody, 'groups/g/invites/i'));
    expect((await assertSucceeds(look())).get('preview.invitedBy')).toBe('Ed');
    await assertFails(getDocs(collection(nobody, 'groups/g/invites')));
    await assertFails(getDocs(query(collectionGroup(nobody, 'invites'), limit(1))));
    await assertFails(getDoc(doc(nobody, 'groups/g/invites/other')));
    await assertFails(getDoc(doc(nobody, 'groups/g/links/editor')));
    await assertFails(getDoc(doc(nobody, 'groups/g')));
    await assertFails(joinGroup(nobody, 'nobody'));
    await invite({ usesLeft: 0 });
    await assertFails(look());
    await invite({ usesLeft: 1, expiresAt: new Date(0) });
    await assertFails(look());
    await invite({ expiresAt: new Date(Date.now() + 1e6), revokedAt: serverTimestamp() });
    await assertFails(look());
    await assertFails(getDoc(doc(stranger(), 'groups/g/invites/i')));
    await assertSucceeds(getDoc(doc(stage.as('viewer'), 'groups/g/invites/i')));
  });

  it('joins as someone new', async () => {
    const person = { name: 'Sam', defaultWeight: 1 };
    await assertSucceeds(
      joinGroup(stranger(), 'stranger', { seat: 'p-sam', group: { 'people.p-sam': person } }),
    );
  });

  it('joins as nobody yet', async () => {
    const group = { 'seats.p-ann': 'stranger' };
    await assertFails(joinGroup(stranger(), 'stranger', { seat: '', group }));
    await assertFails(joinGroup(stage.as('nobody'), 'nobody', { seat: '' }));
    await assertSucceeds(joinGroup(stranger(), 'stranger', { seat: '' }));
  });

  it('cannot read the secret back, nor can anybody', async () => {
    await assertSucceeds(joinGroup(stranger(), 'stranger'));
    await assertFails(getDoc(doc(stranger(), 'groups/g/joins/stranger')));
    await assertFails(getDoc(doc(stage.as('owner'), 'groups/g/joins/stranger')));
  });

  it('can come back after having left', async () => {
    await assertSucceeds(joinGroup(stranger(), 'stranger'));
    const members = ['owner', 'editor', 'guest', 'viewer'];
    const left = {
      memberUids: members,
      'roles.stranger': deleteField(),
      'people.p-ann.leftAt': serverTimestamp(),
    };
    await assertSucceeds(editGroup(stranger(), left));
    await assertFails(getDoc(doc(stranger(), 'groups/g')));
    // Not as their former person, who has left, but as another one.
    await assertFails(joinGroup(stranger(), 'stranger'));
    await assertSucceeds(joinGroup(stranger(), 'stranger', { seat: 'p-bob' }));
  });
});

describe('joining is refused', () => {
  const refused = async (parts: Parameters<typeof joinGroup>[2]) => {
    await assertFails(joinGroup(stranger(), 'stranger', parts));
  };

  it('with a wrong secret', () => refused({ entry: { secret: `${SECRET}!` } }));
  it('with the hash for the secret', () =>
    refused({ entry: { secret: inviteData('editor')['secretHash'] as string } }));
  it('with an invitation that does not exist', () => refused({ entry: { inviteId: 'none' } }));
  it('without taking one use', () => refused({ uses: 0 }));
  it('as an owner', () => refused({ group: { 'roles.stranger': 'owner' } }));
  it('as less than the invitation says', () => refused({ group: { 'roles.stranger': 'viewer' } }));
  it('with a friend', () =>
    refused({
      group: {
        memberUids: ['owner', 'editor', 'guest', 'viewer', 'stranger', 'friend'],
        'roles.friend': 'editor',
      },
    }));
  it('in the place of others', () =>
    refused({ group: { memberUids: ['owner', 'stranger'], 'roles.editor': deleteField() } }));
  it('as someone who has an account', () => refused({ seat: 'p-owner' }));
  it('as someone who has one in the way of the first version', async () => {
    await stage.seed((db) =>
      updateDoc(doc(db, 'groups/g'), {
        'people.p-ann.uid': 'viewer',
        'seats.p-ann': deleteField(),
      }),
    );
    await refused({});
  });

  it('as two people', () => refused({ group: { 'seats.p-bob': 'stranger' } }));
  it('as other than they say', () => refused({ entry: { personId: 'p-bob' } }));
  it('for another account', () => refused({ group: { 'seats.p-ann': 'friend' } }));
  it('while touching the time', () => refused({ group: { lastActivityAt: new Date(0) } }));
  it('as someone who has left', async () => {
    await stage.seed((db) =>
      updateDoc(doc(db, 'groups/g'), { 'people.p-ann.leftAt': new Date(0) }),
    );
    await refused({});
  });

  it('while renaming someone', () => refused({ group: { 'people.p-bob.name': 'Bobby' } }));
  it('while renaming oneself', () => refused({ group: { 'people.p-ann.name': 'Sam' } }));
  it('while moving balances', () => refused({ group: { 'balances.EUR.p-ann': 0 } }));
  it('at another time', () => refused({ entry: { at: new Date(0) } }));

  it.each<readonly [string, JoinParts]>([
    ['with a number as the invitation', { entry: { inviteId: 5 } }],
    ['as a person under a bad id', { entry: { personId: 'a/b' } }],
    ['with a number as the secret', { entry: { secret: 5 } }],
    ['with a secret of 201 characters', { entry: { secret: 'x'.repeat(201) } }],
    ['with more fields', { entry: { more: 1 } }],
  ])('%s', (_, parts) => refused(parts));

  it('while changing somebody else, or as other than they said', async () => {
    const joins = (group: DocumentData, personId = 'p-ann') =>
      assertFails(joinGroup(stranger(), 'stranger', { entry: { personId }, group }));
    const as = (person: DocumentData) => ({
      'seats.p-ann': deleteField(),
      'seats.p-sam': 'stranger',
      'people.p-sam': { name: 'Sam', defaultWeight: 1, ...person },
    });
    await joins({ 'roles.editor': 'viewer' });
    await joins({ 'seats.p-ann': 'viewer' });
    await joins(as({ name: '' }), 'p-sam');
    await joins(as({ household: 'x' }), 'p-sam');
    await joins(as({ uid: 'stranger' }), 'p-sam');
    await joins(as({ defaultWeight: 'x'.repeat(1_000) }), 'p-sam');
    await joins({ ...as({}), 'people.p-eve': { name: 'Eve', defaultWeight: 1 } }, 'p-sam');
  });

  it('when the invitation is used up, expired or revoked', async () => {
    await invite({ usesLeft: 0 });
    await refused({});
    await invite({ usesLeft: 1, expiresAt: new Date(0) });
    await refused({});
    await invite({ expiresAt: new Date(Date.now() + 1e6), revokedAt: serverTimestamp() });
    await refused({});
    await invite({ revokedAt: deleteField() });
    await assertSucceeds(joinGroup(stranger(), 'stranger'));
  });

  it('when the group is archived', async () => {
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { archivedAt: new Date(0) }));
    await refused({});
  });

  it('for a member, who would change the own role by it', async () => {
    await assertFails(
      joinGroup(stage.as('viewer'), 'viewer', {
        group: { memberUids: ['owner', 'editor', 'guest', 'viewer'], 'roles.viewer': 'editor' },
      }),
    );
  });

  it('for nobody', async () => {
    await assertFails(joinGroup(stage.as('nobody'), 'stranger'));
    await assertFails(joinGroup(stage.as('viewer'), 'stranger'));
  });

  it('piece by piece', async () => {
    const entry = { inviteId: 'i', secret: SECRET, personId: 'p-ann', at: serverTimestamp() };
    await assertFails(setDoc(doc(stranger(), 'groups/g/joins/stranger'), entry));
    await assertFails(updateDoc(doc(stranger(), 'groups/g'), { 'roles.stranger': 'editor' }));
  });
});

it('what a joiner showed is deleted by them, or with the group', async () => {
  await assertSucceeds(joinGroup(stranger(), 'stranger'));
  const path = 'groups/g/joins/stranger';
  await assertFails(deleteDoc(doc(stage.as('editor'), path)));
  await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { archivedAt: new Date(0) }));
  await assertFails(deleteDoc(doc(stage.as('editor'), path)));
  await assertSucceeds(deleteDoc(doc(stage.as('owner'), path)));
});
