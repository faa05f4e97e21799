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
import { describe, expect, it } from 'vitest';
import { readAll } from '../io/read-pages.ts';
import { openClients } from '../../tests/rules/app-client.ts';
import { joinGroup } from '../../tests/rules/group-commits.ts';
import { groupData, inviteData, peopleData } from '../../tests/rules/seeded-documents.ts';
import { startStage } from '../../tests/rules/stage.ts';
import { invites } from './collections.ts';

const stage = startStage();
const { signIn } = openClients(stage);
const editor = () => stage.as('editor');
const DAY = 86_400_000;

const PREVIEW = inviteData('editor')['preview'] as DocumentData;

type Case = readonly [string, DocumentData];

describe('an invitation', () => {
  it.each<Case>([
    ['an end that is text', { expiresAt: 'tomorrow' }],
    ['a fraction of a use', { usesLeft: 1.5 }],
    ['a hash that is a number', { secretHash: 5 }],
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
  ])('refuses %s', async (_, change) => {
    await assertFails(
      setDoc(doc(editor(), 'groups/g/invites/new'), { ...inviteData('editor'), ...change }),
    );
  });

  it('is revoked now and not otherwise changed', async () => {
    const invite = doc(editor(), 'groups/g/invites/i');
    await assertFails(updateDoc(invite, { revokedAt: new Date(0) }));
    await assertFails(updateDoc(invite, { revokedAt: serverTimestamp(), role: 'viewer' }));
    await assertSucceeds(updateDoc(invite, { revokedAt: serverTimestamp() }));
  });

  it('has a preview that editors keep current, who change nothing else of it', async () => {
    const invite = doc(stage.as('guest'), 'groups/g/invites/i');
    const preview = { ...PREVIEW, groupName: 'House' };
    await assertSucceeds(updateDoc(invite, { preview }));
    await assertFails(updateDoc(invite, { preview, usesLeft: 4 }));
    await assertFails(updateDoc(invite, { preview: { ...preview, groupName: 'x'.repeat(81) } }));
    await assertFails(
      updateDoc(doc(stage.as('viewer'), 'groups/g/invites/i'), { preview: PREVIEW }),
    );
  });

  it('cannot be revoked by its author who may no longer write', async () => {
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { 'roles.editor': 'viewer' }));
    await assertFails(
      updateDoc(doc(editor(), 'groups/g/invites/i'), { revokedAt: serverTimestamp() }),
    );
  });

  it('loses one use at a time, and shows who joins by it', async () => {
    await assertFails(updateDoc(doc(stage.as('stranger'), 'groups/g/invites/i'), { usesLeft: 3 }));
    const joins = (invite: DocumentData) => joinGroup(stage.as('stranger'), 'stranger', { invite });
    await assertFails(joins({ 'preview.groupName': 'Ours' }));
    await assertFails(joins({ 'preview.people.p-ann': 'x'.repeat(81) }));
    await assertFails(joins({ 'preview.people.p-bob': 'Eve' }));
    await assertFails(joins({ 'preview.taken': ['p-bob'] }));
    await assertSucceeds(joins({ 'preview.taken': ['p-ann'], 'preview.people.p-ann': 'Ann' }));
    const person = { name: 'Sam', defaultWeight: 1 };
    await assertSucceeds(
      joinGroup(stage.as('newcomer'), 'newcomer', {
        seat: 'p-sam',
        group: {
          'people.p-sam': person,
          memberUids: [...(groupData()['memberUids'] as string[]), 'stranger', 'newcomer'],
        },
        invite: { 'preview.people.p-sam': 'Sam' },
      }),
    );
  });
});

describe('what a link shows', () => {
  const show = (change: DocumentData) => updateDoc(doc(editor(), 'groups/g/invites/i'), change);

  it.each(Array.from({ length: 12 }, (_, at) => at))('is no junk as name %i', async (at) => {
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { people: peopleData(12) }));
    const names = (bent: unknown) =>
      Object.fromEntries(
        Array.from({ length: 12 }, (_, index) => [`p${index}`, index === at ? bent : `N${index}`]),
      );
    await assertFails(show({ 'preview.people': names(5) }));
    await assertSucceeds(show({ 'preview.people': names('New') }));
  });

  it('is nobody whom the group does not know, from the beginning', async () => {
    await assertFails(show({ 'preview.people.nobody': 'Nobody' }));
    await assertFails(show({ 'preview.taken': ['nobody'] }));
    await assertFails(show({ 'preview.taken': [5] }));
    const { preview, ...invite } = inviteData('editor');
    const people = { 'p-ann': { name: 'Ann' } };
    const made = { ...invite, preview: { ...preview, people } };
    await assertFails(setDoc(doc(editor(), 'groups/g/invites/new'), made));
  });

  it('keeps what it said before, whatever that was', async () => {
    const junk = { 'preview.people.gone': 5, 'preview.taken': ['gone', 7] };
    await stage.seed((db) => updateDoc(doc(db, 'groups/g/invites/i'), junk));
    await assertSucceeds(show({ 'preview.people.p-bob': 'Bob' }));
    await assertSucceeds(show({ 'preview.people.gone': deleteField() }));
  });

  it('is read whatever is stored of it, of very many names too', async () => {
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { people: peopleData(20) }));
    const names = Array.from({ length: 20 }, (_, at) => [`p${at}`, at]);
    await assertSucceeds(show({ 'preview.people': Object.fromEntries(names) }));
    const junk = { 'preview.groupName': 5, 'preview.emoji': null, 'preview.invitedBy': ['x'] };
    await stage.seed((db) => updateDoc(doc(db, 'groups/g/invites/i'), junk));
    const all = await readAll(signIn('owner'), invites, { groupId: 'g' });
    expect(all).toMatchObject({ value: { unreadable: 0 } });
    const shown = { groupName: '?', emoji: '', invitedBy: '', people: {} };
    expect(all.ok && all.value.docs[0]?.data.preview).toMatchObject(shown);
  });
});

it('a standing link is of a role that links have', async () => {
  const link = doc(editor(), 'groups/g/links/owner');
  await assertFails(setDoc(link, { inviteId: 'i' }));
});
