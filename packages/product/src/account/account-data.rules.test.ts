import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  arrayRemove,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  type DocumentData,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { userData } from '../../tests/rules/seeded-documents.ts';
import { startStage, type Database } from '../../tests/rules/stage.ts';

const stage = startStage();
const guest = () => stage.as('guest');
const account = () => stage.as('stranger');
const OFFER = 'groups/g/handovers/stranger';

function offer(by: Database = guest(), change: object = {}) {
  const data = { from: 'guest', personId: 'p-guest', at: serverTimestamp(), ...change };
  return setDoc(doc(by, OFFER), data);
}

/** The account accepts the guest's membership in one commit; parts can be left out or changed. */
function take(by: Database, { group = {}, person = true, keepOffer = false } = {}) {
  const batch = writeBatch(by);
  batch.update(doc(by, 'groups/g'), {
    memberUids: ['owner', 'editor', 'viewer', 'stranger'],
    'roles.stranger': 'editor',
    'roles.guest': deleteField(),
    ...(person ? { 'seats.p-guest': 'stranger' } : {}),
    lastActivityAt: serverTimestamp(),
    ...group,
  });
  if (!keepOffer) batch.delete(doc(by, OFFER));
  return batch.commit();
}

describe('a guest hands a place over', () => {
  it('to one account, which takes it with role and person; the guest is gone then', async () => {
    await assertSucceeds(offer());
    await assertFails(getDoc(doc(account(), 'groups/g')));
    await assertSucceeds(take(account()));
    const group = await assertSucceeds(getDoc(doc(account(), 'groups/g')));
    expect(group.get('seats.p-guest')).toBe('stranger');
    await assertFails(getDoc(doc(guest(), 'groups/g')));
  });

  it('but never a person that is not its own', async () => {
    await offer(guest(), { personId: 'p-viewer' });
    const seats = { 'seats.p-viewer': 'stranger' };
    await assertFails(take(account(), { person: false, group: seats }));
    await offer(guest(), { personId: '' });
    await assertFails(take(account(), { person: false, group: { 'seats.p-guest': 'stranger' } }));
    await offer(guest());
    await assertFails(take(account(), { person: false, group: { 'seats.p-guest': '' } }));
  });

  it('without a person of the own', async () => {
    await assertSucceeds(offer(guest(), { personId: '' }));
    await assertSucceeds(take(account(), { person: false }));
  });

  it('once, and to nobody else', async () => {
    await offer();
    await assertFails(getDoc(doc(stage.as('viewer'), OFFER)));
    await assertFails(take(account(), { keepOffer: true }));
    await assertSucceeds(take(account()));
    await assertFails(take(account()));
  });

  it.each([
    ['a better role', { 'roles.stranger': 'owner' }],
    ["another one's person", { 'seats.p-guest': 'guest', 'seats.p-ann': 'stranger' }],
    ["another one's seat", { 'seats.p-viewer': 'stranger' }],
    ['another time', { lastActivityAt: new Date(0) }],
    ['another name', { 'people.p-guest.name': 'Sam' }],
    ['a friend', { 'roles.friend': 'editor' }],
    ['the place of others', { 'roles.editor': deleteField() }],
    ['balances', { 'balances.EUR.p-ann': 0 }],
    [
      'a place beside the guest',
      { memberUids: ['owner', 'editor', 'guest', 'viewer', 'stranger'], 'roles.guest': 'editor' },
    ],
  ])('but the account cannot take %s', async (_, group) => {
    await offer();
    await assertFails(take(account(), { group }));
  });

  it('only in the own name, to somebody else, as a member, now', async () => {
    await assertFails(offer(stage.as('viewer')));
    await assertFails(offer(account(), { from: 'stranger' }));
    await assertFails(offer(guest(), { at: new Date(0) }));
    await assertFails(offer(guest(), { role: 'owner' }));
    await assertFails(take(account()));
  });

  it('for a day', async () => {
    await stage.seed((db) =>
      setDoc(doc(db, OFFER), { from: 'guest', personId: 'p-guest', at: new Date(0) }),
    );
    await assertFails(take(account()));
  });
});

describe('what an account leaves behind', () => {
  const mine = (db: Database, by: string) =>
    getDocs(query(collectionGroup(db, 'comments'), where('by', '==', by)));

  it('is found by itself and nobody else', async () => {
    const found = await assertSucceeds(mine(stage.as('viewer'), 'viewer'));
    expect(found.size).toBe(1);
    await assertFails(mine(stage.as('editor'), 'viewer'));
    await assertFails(getDocs(collectionGroup(stage.as('viewer'), 'comments')));
  });

  it('is deleted by itself, also after having left', async () => {
    await stage.seed((db) =>
      updateDoc(doc(db, 'groups/g'), {
        memberUids: arrayRemove('viewer'),
        'roles.viewer': deleteField(),
      }),
    );
    await assertSucceeds(deleteDoc(doc(stage.as('viewer'), 'groups/g/expenses/e/comments/c')));
  });

  it('takes invitations along that name it', async () => {
    const invite = (role: 'owner' | 'editor' | 'stranger') =>
      deleteDoc(doc(stage.as(role), 'groups/g/invites/i'));
    await assertFails(invite('stranger'));
    await assertFails(invite('owner'));
    await assertSucceeds(invite('editor'));
  });
});

describe('an account', () => {
  const decision = { analytics: 'denied', decidedAt: new Date(1), version: 1 };
  const write = (change: DocumentData) =>
    setDoc(doc(stage.as('owner'), 'users/owner'), { ...userData(), ...change });

  it.each<readonly [string, DocumentData]>([
    ['a name of 80 characters', { displayName: 'x'.repeat(80) }],
    ['a consent decision', { consent: decision }],
    ['no consent decision', { consent: null }],
    ['no currency', { currency: null }],
  ])('takes %s', async (_, change) => {
    await assertSucceeds(write(change));
  });

  it.each<readonly [string, DocumentData]>([
    ['a name of 81 characters', { displayName: 'x'.repeat(81) }],
    ['a name that is not a string', { displayName: 5 }],
    ['an unknown currency', { currency: 'euro' }],
    ['an unknown appearance', { appearance: 'pink' }],
    ['a locale that is not a string', { locale: 1 }],
    ['an unknown consent decision', { consent: { ...decision, analytics: 'maybe' } }],
    ['a consent decision without a timestamp', { consent: { ...decision, decidedAt: 'now' } }],
    ['a consent decision without a version', { consent: { ...decision, version: 'new' } }],
    ['a consent decision with extra fields', { consent: { ...decision, why: 'x' } }],
    ['a photo URL that is too long', { photoURL: 'x'.repeat(3000) }],
    ['consent that is not a map', { consent: 'yes' }],
    ['another creation time', { createdAt: new Date(5) }],
  ])('refuses %s', async (_, change) => {
    await assertFails(write(change));
  });

  it('refuses an invalid name on creation, and writes by anyone else', async () => {
    await assertFails(
      setDoc(doc(stage.as('editor'), 'users/editor'), { ...userData(), displayName: 5 }),
    );
    await assertFails(setDoc(doc(stage.as('editor'), 'users/owner'), userData()));
  });
});
