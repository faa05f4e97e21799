import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  Bytes,
  deleteField,
  doc,
  type DocumentData,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import {
  activityData,
  inviteData,
  newSeries,
  recurringData,
  userData,
} from './seeded-documents.ts';
import { startStage } from './stage.ts';

const stage = startStage();
const DAY = 86_400_000;

const PREVIEW = inviteData('editor')['preview'] as DocumentData;
const TEMPLATE = recurringData()['template'] as DocumentData;

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
    ['no title', { template: { ...TEMPLATE, title: '' } }],
    ['no amount', { template: { ...TEMPLATE, amount: 0 } }],
    ['a split that is none', { template: { ...TEMPLATE, split: { mode: 'dice' } } }],
    ['payers that are text', { template: { ...TEMPLATE, payers: 'Ann' } }],
    ['shares that are text', { template: { ...TEMPLATE, shares: 'Ann' } }],
    ['a category that is a novel', { template: { ...TEMPLATE, category: 'x'.repeat(65) } }],
    ['a category that is none', { template: { ...TEMPLATE, category: 5 } }],
    ['notes that are a novel', { template: { ...TEMPLATE, notes: 'x'.repeat(2001) } }],
    ['notes that are a number', { template: { ...TEMPLATE, notes: 5 } }],
    ['a date that is none', { nextDate: '2026-02-30' }],
    ['an end that is none', { endDate: 'never' }],
    ['no frequency', { frequency: deleteField() }],
    ['a frequency that is none', { frequency: 'hourly' }],
    ['a first day that is none', { start: '2026-11-31' }],
    ['another author', { createdBy: 'owner' }],
    ['another last author', { updatedBy: 'owner' }],
    ['a creation in the past', { createdAt: new Date(0) }],
    ['a time of the past', { updatedAt: new Date(0) }],
    ['no revision', { rev: deleteField() }],
    ['a revision that is none', { rev: 'a/b' }],
    ['a rest that is none', { pausedAt: 'now' }],
    ['a revision that it was made on', { base: 'r-series' }],
  ])('a recurring expense refuses %s', async (_, change) => {
    const target = doc(editor(), 'groups/g/recurring/new');
    await assertFails(setDoc(target, { ...newSeries('editor'), ...change }, { merge: true }));
  });

  it.each<Case>([
    ['made on an older revision', { base: 'r-older' }],
    ['that keeps its revision', { rev: 'r-series' }],
    ['of its author', { createdBy: 'editor' }],
    ['of its creation', { createdAt: new Date(5) }],
  ])('a recurring expense refuses an edit %s', async (_, change) => {
    const target = doc(editor(), 'groups/g/recurring/r');
    const stamp = { updatedAt: serverTimestamp(), updatedBy: 'editor', rev: 'r', base: 'r-series' };
    await assertFails(updateDoc(target, { ...stamp, ...change }));
    await assertSucceeds(updateDoc(target, stamp));
  });

  it.each<Case>([
    ['owners', { role: 'owner' }],
    ['another author', { createdBy: 'owner' }],
    ['an end in the past', { expiresAt: new Date(0) }],
    ['an end in two years', { expiresAt: new Date(Date.now() + 730 * DAY) }],
    ['no uses', { usesLeft: 0 }],
    ['endless uses', { usesLeft: 1001 }],
    ['a secret that is not hashed', { secretHash: 'hunter2' }],
    ['a hash of another length', { secretHash: Bytes.fromUint8Array(new Uint8Array(31)) }],
    ['more fields', { more: 1 }],
    ['a preview of a group without a name', { preview: { ...PREVIEW, groupName: '' } }],
    ['a preview with a number as its emoji', { preview: { ...PREVIEW, emoji: 5 } }],
    ['a preview with a novel as its emoji', { preview: { ...PREVIEW, emoji: 'x'.repeat(17) } }],
    ['a preview of a novel as its inviter', { preview: { ...PREVIEW, invitedBy: 'x'.repeat(81) } }],
    ['a preview with a number as its inviter', { preview: { ...PREVIEW, invitedBy: 5 } }],
    ['a preview of people without ids', { preview: { ...PREVIEW, people: { 'a.b': 'x' } } }],
    ['a preview of takers who are text', { preview: { ...PREVIEW, taken: 'x' } }],
    ['a preview of many takers', { preview: { ...PREVIEW, taken: Array(251).fill('x') } }],
    ['a preview with more', { preview: { ...PREVIEW, balances: {} } }],
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

  it('a standing link is of a role that links have', async () => {
    const link = doc(editor(), 'groups/g/links/owner');
    await assertFails(setDoc(link, { inviteId: 'i' }));
  });

  it('editors keep the preview of every invitation current, and change nothing else of it', async () => {
    const invite = doc(stage.as('guest'), 'groups/g/invites/i');
    const preview = { ...PREVIEW, groupName: 'House' };
    await assertSucceeds(updateDoc(invite, { preview }));
    await assertFails(updateDoc(invite, { preview, usesLeft: 4 }));
    await assertFails(updateDoc(invite, { preview: { ...preview, groupName: 'x'.repeat(81) } }));
    await assertFails(
      updateDoc(doc(stage.as('viewer'), 'groups/g/invites/i'), { preview: PREVIEW }),
    );
  });
});
