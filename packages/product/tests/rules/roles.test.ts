import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  arrayRemove,
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { addExpense, editExpense } from './expense-commits.ts';
import { editGroup } from './group-commits.ts';
import { activityData, inviteData, newGroupData, newSeries, userData } from './seeded-documents.ts';
import { type Database, type Role, ROLES, startStage } from './stage.ts';

const stage = startStage();

const READERS: readonly Role[] = ['owner', 'editor', 'guest', 'viewer'];
const WRITERS: readonly Role[] = ['owner', 'editor', 'guest'];
const OWNER: readonly Role[] = ['owner'];
const SIGNED_IN: readonly Role[] = ['owner', 'editor', 'guest', 'viewer', 'stranger'];
const NOBODY: readonly Role[] = [];

type Attempt = (database: Database, uid: Role) => Promise<unknown>;

/** Actions and the roles that may perform them; all others are refused. */
const MATRIX: readonly (readonly [string, readonly Role[], Attempt])[] = [
  ['read their own account', SIGNED_IN, (db, uid) => getDoc(doc(db, `users/${uid}`))],
  ["read another's account", OWNER, (db) => getDoc(doc(db, 'users/owner'))],
  ['list accounts', NOBODY, (db) => getDocs(collection(db, 'users'))],
  ['write their own account', SIGNED_IN, (db, uid) => setDoc(doc(db, `users/${uid}`), userData())],
  ['delete their own account', SIGNED_IN, (db, uid) => deleteDoc(doc(db, `users/${uid}`))],
  ["delete another's account", OWNER, (db) => deleteDoc(doc(db, 'users/owner'))],

  [
    'store their own payment details',
    SIGNED_IN,
    (db, uid) =>
      setDoc(doc(db, `users/${uid}/payment/details`), { name: 'x', addresses: { wise: 'x' } }),
  ],
  ["read another's payment details", OWNER, (db) => getDoc(doc(db, 'users/owner/payment/details'))],

  [
    'join names for themselves',
    SIGNED_IN,
    (db, uid) => setDoc(doc(db, `users/${uid}/people/joined`), { joined: {} }),
  ],
  ["read another's joined names", OWNER, (db) => getDoc(doc(db, 'users/owner/people/joined'))],

  ['read the group', READERS, (db) => getDoc(doc(db, 'groups/g'))],
  ['read a group that is missing', NOBODY, (db) => getDoc(doc(db, 'groups/missing'))],
  [
    'list their own groups',
    SIGNED_IN,
    (db, uid) =>
      getDocs(
        query(
          collection(db, 'groups'),
          where('memberUids', 'array-contains', uid),
          orderBy('lastActivityAt', 'desc'),
        ),
      ),
  ],
  ['list all groups', NOBODY, (db) => getDocs(collection(db, 'groups'))],
  [
    "list another's groups",
    OWNER,
    (db) =>
      getDocs(query(collection(db, 'groups'), where('memberUids', 'array-contains', 'owner'))),
  ],
  ['make a group', SIGNED_IN, (db, uid) => setDoc(doc(db, 'groups/new'), newGroupData(uid))],
  ['make a group for another', OWNER, (db) => setDoc(doc(db, 'groups/new'), newGroupData('owner'))],
  ['rename the group', WRITERS, (db) => editGroup(db, { name: 'House' })],
  [
    'add a person',
    WRITERS,
    (db) => editGroup(db, { 'people.p-new': { name: 'New', defaultWeight: 1 } }),
  ],
  [
    'change categories',
    WRITERS,
    (db) => editGroup(db, { 'categories.pets': { name: 'Pets', emoji: '🐈' } }),
  ],
  [
    'set the usual split',
    WRITERS,
    (db) => editGroup(db, { usualSplit: { mode: 'equal' }, usualPayer: 'p-ann' }),
  ],
  ['switch simplification off', WRITERS, (db) => editGroup(db, { simplify: false })],
  ['make the viewer an editor', OWNER, (db) => editGroup(db, { 'roles.viewer': 'editor' })],
  [
    // The viewer may leave.
    'remove the viewer',
    ['owner', 'viewer'],
    (db) => editGroup(db, { 'roles.viewer': deleteField(), memberUids: arrayRemove('viewer') }),
  ],
  ['archive the group', OWNER, (db) => editGroup(db, { archivedAt: serverTimestamp() })],
  ['set the balances right', WRITERS, (db, uid) => setSums(db, uid, { of: '=', base: 'r-e' })],
  ['set them on an old recount', NOBODY, (db, uid) => setSums(db, uid, { of: '=', base: 'r-old' })],
  ['count several expenses in one commit', OWNER, (db, uid) => setSums(db, uid, { of: '*' })],
  [
    'leave the group',
    ['editor', 'guest', 'viewer'],
    (db, uid) =>
      editGroup(db, {
        [`roles.${uid}`]: deleteField(),
        memberUids: arrayRemove(uid),
        [`people.p-${uid}.leftAt`]: serverTimestamp(),
      }),
  ],
  [
    'mark the group as being deleted',
    OWNER,
    (db) => editGroup(db, { archivedAt: serverTimestamp(), deletingAt: serverTimestamp() }),
  ],
  [
    'mark an open group as being deleted',
    NOBODY,
    (db) => editGroup(db, { deletingAt: serverTimestamp() }),
  ],
  ['delete an open group', NOBODY, (db) => deleteDoc(doc(db, 'groups/g'))],

  ['read an expense', READERS, (db) => getDoc(doc(db, 'groups/g/expenses/e'))],
  [
    'list expenses',
    READERS,
    (db) =>
      getDocs(
        query(
          collection(db, 'groups/g/expenses'),
          orderBy('date', 'desc'),
          orderBy('createdAt', 'desc'),
          limit(50),
        ),
      ),
  ],
  ['add an expense', WRITERS, (db, uid) => addExpense(db, uid)],
  ['edit an expense', WRITERS, (db, uid) => editExpense(db, uid, { title: 'Supper' })],
  [
    'delete an expense',
    WRITERS,
    (db, uid) => editExpense(db, uid, { deletedAt: serverTimestamp() }),
  ],
  ['remove an expense for good', NOBODY, (db) => deleteDoc(doc(db, 'groups/g/expenses/e'))],

  ['read comments', READERS, (db) => getDocs(collection(db, 'groups/g/expenses/e/comments'))],
  [
    'comment',
    READERS,
    (db, uid) =>
      setDoc(doc(db, 'groups/g/expenses/e/comments/new'), {
        text: 'Hi',
        by: uid,
        at: serverTimestamp(),
      }),
  ],
  [
    "delete the viewer's comment",
    ['viewer'],
    (db) => deleteDoc(doc(db, 'groups/g/expenses/e/comments/c')),
  ],
  [
    "change the viewer's comment",
    NOBODY,
    (db) => updateDoc(doc(db, 'groups/g/expenses/e/comments/c'), { text: 'Bye' }),
  ],

  ['read months', READERS, (db) => getDocs(collection(db, 'groups/g/months'))],
  [
    'change a month by itself',
    NOBODY,
    (db) => setDoc(doc(db, 'groups/g/months/2026-11-EUR'), { totals: {} }),
  ],
  ['delete a month', NOBODY, (db) => deleteDoc(doc(db, 'groups/g/months/2026-11-EUR'))],

  [
    'read the history',
    READERS,
    (db) => getDocs(query(collection(db, 'groups/g/activity'), orderBy('at', 'desc'))),
  ],
  [
    'add to the history',
    WRITERS,
    (db, uid) => setDoc(doc(db, 'groups/g/activity/new'), activityData(uid)),
  ],
  [
    'change the history',
    NOBODY,
    (db) => updateDoc(doc(db, 'groups/g/activity/a'), { what: 'edited' }),
  ],
  ['delete the history', NOBODY, (db) => deleteDoc(doc(db, 'groups/g/activity/a'))],

  ['read recurring expenses', READERS, (db) => getDocs(collection(db, 'groups/g/recurring'))],
  [
    'add a recurring expense',
    WRITERS,
    (db, uid) => setDoc(doc(db, 'groups/g/recurring/new'), newSeries(uid)),
  ],
  [
    'pause a recurring expense',
    WRITERS,
    (db, uid) =>
      updateDoc(doc(db, 'groups/g/recurring/r'), {
        pausedAt: serverTimestamp(),
        updatedAt: serverTimestamp(),
        updatedBy: uid,
        rev: 'r-paused',
        base: 'r-series',
      }),
  ],
  ['delete a recurring expense', WRITERS, (db) => deleteDoc(doc(db, 'groups/g/recurring/r'))],

  ["read an editor's link", WRITERS, (db) => getDoc(doc(db, 'groups/g/links/editor'))],
  ['list the links', WRITERS, (db) => getDocs(collection(db, 'groups/g/links'))],
  ['see an invitation by its id', ROLES, (db) => getDoc(doc(db, 'groups/g/invites/i'))],
  ['list invitations', READERS, (db) => getDocs(collection(db, 'groups/g/invites'))],
  ['invite', WRITERS, (db, uid) => setDoc(doc(db, 'groups/g/invites/new'), inviteData(uid))],
  [
    'revoke the invitation of an editor',
    ['owner', 'editor'],
    (db) => updateDoc(doc(db, 'groups/g/invites/i'), { revokedAt: serverTimestamp() }),
  ],
  [
    'prolong an invitation',
    NOBODY,
    (db) => updateDoc(doc(db, 'groups/g/invites/i'), { expiresAt: new Date(Date.now() + 1e9) }),
  ],
  [
    'use up an invitation without joining',
    NOBODY,
    (db) => updateDoc(doc(db, 'groups/g/invites/i'), { usesLeft: 4 }),
  ],
  ['delete the own invitation', ['editor'], (db) => deleteDoc(doc(db, 'groups/g/invites/i'))],

  ['read what a joiner showed', NOBODY, (db) => getDoc(doc(db, 'groups/g/joins/viewer'))],
  ['read anything else', NOBODY, (db) => getDoc(doc(db, 'elsewhere/x'))],
  ['write anything else', NOBODY, (db) => setDoc(doc(db, 'elsewhere/x'), {})],
];

/** Sets the group's balances, without an expense. */
function setSums(db: Database, uid: string, last: { readonly of: string; readonly base?: string }) {
  const batch = writeBatch(db);
  batch.update(doc(db, 'groups/g'), {
    balances: { EUR: { 'p-ann': 1, 'p-bob': -1 } },
    last: { rev: 'r-new', at: serverTimestamp(), ...last },
    lastActivityAt: serverTimestamp(),
  });
  batch.set(doc(db, 'groups/g/activity/r-new'), activityData(uid));
  return batch.commit();
}

describe.each(MATRIX)('%s', (_, allowed, attempt) => {
  it.each(ROLES)('as %s', async (role) => {
    const tried = attempt(stage.as(role), role);
    await (allowed.includes(role) ? assertSucceeds(tried) : assertFails(tried));
  });
});

it('an archived group is only read, opened again or removed', async () => {
  const archived = { archivedAt: new Date(0) };
  await stage.seed((db) => updateDoc(doc(db, 'groups/g'), archived));
  const owner = stage.as('owner');
  await assertSucceeds(getDocs(collection(owner, 'groups/g/expenses')));
  await assertFails(addExpense(owner, 'owner'));
  await assertFails(editExpense(owner, 'owner', { title: 'x' }));
  await assertFails(editGroup(owner, { name: 'x' }));
  await assertFails(setDoc(doc(owner, 'groups/g/invites/new'), inviteData('owner')));
  for (const path of [
    'expenses/e',
    'expenses/e/comments/c',
    'months/2026-11-EUR',
    'activity/a',
    'invites/i',
  ]) {
    await assertFails(deleteDoc(doc(stage.as('guest'), `groups/g/${path}`)));
    await assertSucceeds(deleteDoc(doc(owner, `groups/g/${path}`)));
  }
  await assertSucceeds(editGroup(owner, { archivedAt: deleteField() }));
  await stage.seed((db) => updateDoc(doc(db, 'groups/g'), archived));
  await assertFails(deleteDoc(doc(stage.as('editor'), 'groups/g')));
  await assertSucceeds(deleteDoc(doc(owner, 'groups/g')));
});
