import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  type DocumentData,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { accepted, openClients } from '../../tests/rules/app-client.ts';
import { startStage } from '../../tests/rules/stage.ts';
import { changeReminders } from './change-reminders.ts';

const stage = startStage();
const { signIn, read } = openClients(stage);
const CHOICES = 'users/editor/notifications/reminders';
const RECEIVED = 'users/editor/reminders/g_owner';
const OTHERS = ['owner', 'stranger', 'nobody'] as const;
const reminder = { groupId: 'g', by: 'owner', amounts: { EUR: 100 }, at: new Date(0) };

describe('choices about reminders', () => {
  it('are the account’s alone, which leaves what the server keeps', async () => {
    const client = signIn('editor');
    await accepted(changeReminders(client, 'editor', { off: true, locale: 'de' }));
    await stage.seed((db) => updateDoc(doc(db, CHOICES), { token: 't', sent: { g: '2026-12' } }));
    await accepted(changeReminders(client, 'editor', { off: false, monthly: ['g', 'h'] }));
    await accepted(changeReminders(client, 'editor', { muted: ['g'] }));
    expect(await read(CHOICES)).toEqual({
      off: false,
      locale: 'de',
      monthly: ['g', 'h'],
      muted: ['g'],
      token: 't',
      sent: { g: '2026-12' },
    });
    const editor = doc(stage.as('editor'), CHOICES);
    await assertFails(updateDoc(editor, { token: 'x' }));
    await assertFails(updateDoc(editor, { sent: {} }));
    await assertFails(updateDoc(editor, { off: 'yes' }));
    for (const role of OTHERS) {
      const db = stage.as(role);
      await assertFails(setDoc(doc(db, CHOICES), { off: true }));
      await assertFails(getDoc(doc(db, CHOICES)));
      await assertFails(deleteDoc(doc(db, CHOICES)));
    }
    await assertSucceeds(deleteDoc(editor));
  });

  it.each<readonly [string, DocumentData]>([
    ['another switch', { off: 'yes' }],
    ['another list of groups', { muted: 'g' }],
    ['ids that aren’t any', { monthly: ['a/b'] }],
    ['too many groups', { monthly: Array.from({ length: 201 }, (_, id) => `g${id}`) }],
    ['no language', { locale: '' }],
    ['a token', { token: 'x' }],
  ])('refuse %s', async (_, change) => {
    await assertFails(setDoc(doc(stage.as('editor'), CHOICES), { off: false, ...change }));
  });
});

it('reminders are written by the server alone, and read and removed by who got them', async () => {
  await stage.seed((db) => setDoc(doc(db, RECEIVED), reminder));
  const editor = stage.as('editor');
  await assertSucceeds(getDocs(collection(editor, 'users/editor/reminders')));
  await assertFails(setDoc(doc(editor, RECEIVED), reminder));
  for (const role of OTHERS) {
    const db = stage.as(role);
    await assertFails(setDoc(doc(db, RECEIVED), { ...reminder, pending: true }));
    await assertFails(getDoc(doc(db, RECEIVED)));
    await assertFails(getDocs(collection(db, 'users/editor/reminders')));
    await assertFails(deleteDoc(doc(db, RECEIVED)));
  }
  await assertSucceeds(deleteDoc(doc(editor, RECEIVED)));
});
