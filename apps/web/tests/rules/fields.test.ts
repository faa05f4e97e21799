import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteField,
  doc,
  type DocumentData,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { activityData, inviteData, recurringData, startStage, userData } from './stage.ts';

const stage = startStage();
const DAY = 86_400_000;

type Case = readonly [string, DocumentData];

describe('an account', () => {
  const decision = { analytics: 'denied', decidedAt: new Date(1), version: 1 };
  const write = (change: DocumentData) =>
    setDoc(doc(stage.as('owner'), 'users/owner'), { ...userData(), ...change });

  it.each<Case>([
    ['a name of 80 characters', { displayName: 'x'.repeat(80) }],
    ['a decision about being counted', { consent: decision }],
    ['no decision', { consent: null }],
    ['no currency', { currency: null }],
  ])('takes %s', async (_, change) => {
    await assertSucceeds(write(change));
  });

  it.each<Case>([
    ['a name of 81 characters', { displayName: 'x'.repeat(81) }],
    ['a name that is no text', { displayName: 5 }],
    ['a currency that is none', { currency: 'euro' }],
    ['an appearance that is none', { appearance: 'pink' }],
    ['a locale that is no text', { locale: 1 }],
    ['a decision that is none', { consent: { ...decision, analytics: 'maybe' } }],
    ['a decision without its moment', { consent: { ...decision, decidedAt: 'now' } }],
    ['a decision about no text', { consent: { ...decision, version: 'new' } }],
    ['a decision with more to it', { consent: { ...decision, why: 'x' } }],
    ['a photo of endless address', { photoURL: 'x'.repeat(3000) }],
    ['consent that is no map', { consent: 'yes' }],
    ['another creation time', { createdAt: new Date(5) }],
  ])('refuses %s', async (_, change) => {
    await assertFails(write(change));
  });
});

describe('other documents', () => {
  const editor = () => stage.as('editor');

  it.each<Case>([
    ['no text', { text: '' }],
    ['a text of 2,001 characters', { text: 'x'.repeat(2001) }],
    ['another author', { by: 'owner' }],
    ['a time of the past', { at: new Date(0) }],
    ['more fields', { likes: 5 }],
  ])('a comment refuses %s', async (_, change) => {
    const data = { text: 'Hi', by: 'editor', at: serverTimestamp(), ...change };
    await assertFails(setDoc(doc(editor(), 'groups/g/expenses/e/comments/new'), data));
  });

  it('nobody comments in a group that is being deleted, where it would stay behind', async () => {
    const comment = { text: 'Hi', by: 'editor', at: serverTimestamp() };
    const add = (id: string) => setDoc(doc(editor(), 'groups/g/expenses/e/comments', id), comment);
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { archivedAt: new Date() }));
    await assertSucceeds(add('archived'));
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { deletingAt: new Date() }));
    await assertFails(add('deleting'));
  });

  it.each<Case>([
    ['another author', { by: 'owner' }],
    ['a time of the past', { at: new Date(0) }],
    ['nothing that was done', { what: '' }],
    ['a target that is none', { target: 'e' }],
    ['more fields', { extra: 1 }],
  ])('the history refuses %s', async (_, change) => {
    await assertFails(
      setDoc(doc(editor(), 'groups/g/activity/new'), { ...activityData('editor'), ...change }),
    );
  });

  it.each<Case>([
    ['no title', { template: { title: '', amount: 1, currency: 'EUR' } }],
    ['no amount', { template: { title: 'Rent', amount: 0, currency: 'EUR' } }],
    ['a date that is none', { nextDate: '2026-02-30' }],
    ['an end that is none', { endDate: 'never' }],
    ['no frequency', { frequency: deleteField() }],
    ['a frequency that is none', { frequency: 'hourly' }],
    ['a first day that is none', { start: '2026-11-31' }],
  ])('a recurring expense refuses %s', async (_, change) => {
    const target = doc(editor(), 'groups/g/recurring/new');
    await assertFails(setDoc(target, { ...recurringData(), ...change }, { merge: true }));
  });

  it.each<Case>([
    ['owners', { role: 'owner' }],
    ['another author', { createdBy: 'owner' }],
    ['an end in the past', { expiresAt: new Date(0) }],
    ['an end in two years', { expiresAt: new Date(Date.now() + 730 * DAY) }],
    ['no uses', { usesLeft: 0 }],
    ['endless uses', { usesLeft: 1001 }],
    ['a secret that is not hashed', { secretHash: 'hunter2' }],
    ['a revocation at once', { revokedAt: serverTimestamp() }],
  ])('an invitation refuses %s', async (_, change) => {
    await assertFails(
      setDoc(doc(editor(), 'groups/g/invites/new'), { ...inviteData('editor'), ...change }),
    );
  });

  it('an invitation is revoked now and not otherwise changed', async () => {
    const invite = doc(editor(), 'groups/g/invites/i');
    await assertFails(updateDoc(invite, { revokedAt: new Date(0) }));
    await assertFails(updateDoc(invite, { revokedAt: serverTimestamp(), role: 'viewer' }));
    await assertSucceeds(updateDoc(invite, { revokedAt: serverTimestamp() }));
  });
});
