import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteDoc,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { startStage, type Database, type Role } from '../../tests/rules/stage.ts';

const stage = startStage();
const OFFER = 'groups/g/handovers/stranger';

const valid = (from: string) => ({ from, personId: '', at: serverTimestamp() });

function offer(by: Database, change: object = {}, to = 'stranger') {
  return setDoc(doc(by, `groups/g/handovers/${to}`), { ...valid('guest'), ...change });
}

describe('the offer of a place', () => {
  it.each([
    ['a person that is no text', { personId: 7 }],
    ['a person of 65 letters', { personId: 'p'.repeat(65) }],
    ['a time of the own', { at: new Date(0) }],
    ['a field more', { role: 'editor' }],
    ['the name of another', { from: 'editor' }],
  ])('is refused with %s', async (_, change) => {
    await assertFails(offer(stage.as('guest'), change));
  });

  it('is refused to oneself, without an account, and from outside', async () => {
    await assertFails(offer(stage.as('guest'), {}, 'guest'));
    await assertFails(offer(stage.as('nobody')));
    await assertFails(offer(stage.as('stranger'), { from: 'stranger' }, 'friend'));
  });

  it('can be made anew', async () => {
    await assertSucceeds(offer(stage.as('guest')));
    await assertSucceeds(offer(stage.as('guest')));
  });

  it('is read by the one whom it is made to', async () => {
    await stage.seed((db) => setDoc(doc(db, OFFER), valid('guest')));
    await assertSucceeds(getDoc(doc(stage.as('stranger'), OFFER)));
    await assertFails(getDoc(doc(stage.as('guest'), OFFER)));
  });

  it.each<[Role, boolean]>([
    ['stranger', true],
    ['guest', true],
    ['viewer', false],
    ['editor', false],
    ['owner', false],
    ['nobody', false],
  ])('can be deleted by %s: %s', async (role, allowed) => {
    await stage.seed((db) => setDoc(doc(db, OFFER), valid('guest')));
    const deletion = deleteDoc(doc(stage.as(role), OFFER));
    await (allowed ? assertSucceeds(deletion) : assertFails(deletion));
  });

  it('goes with an archived group', async () => {
    await stage.seed(async (db) => {
      await setDoc(doc(db, OFFER), valid('guest'));
      await updateDoc(doc(db, 'groups/g'), { archivedAt: serverTimestamp() });
    });
    await assertFails(deleteDoc(doc(stage.as('editor'), OFFER)));
    await assertSucceeds(deleteDoc(doc(stage.as('owner'), OFFER)));
  });
});
