import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { startStage } from '../../tests/rules/stage.ts';

const stage = startStage();
const DEVICES = 'users/editor/joinedDevices';
const DEVICE = `${DEVICES}/d`;
const device = { browser: 'Firefox', system: 'Android', at: new Date(0) };
const CODE = 'deviceCodes/editor';

describe('other devices of a guest', () => {
  it('are read by the account alone, and written by the server', async () => {
    await stage.seed((db) => setDoc(doc(db, DEVICE), device));
    const editor = stage.as('editor');
    await assertSucceeds(getDoc(doc(editor, DEVICE)));
    expect((await assertSucceeds(getDocs(collection(editor, DEVICES)))).size).toBe(1);
    // Whoever took a code can't hide that.
    await assertFails(deleteDoc(doc(editor, DEVICE)));
    await assertFails(setDoc(doc(editor, DEVICE), { ...device, browser: 'Safari' }));
    await assertFails(setDoc(doc(editor, `${DEVICES}/other`), device));
    for (const role of ['owner', 'stranger', 'nobody'] as const) {
      const db = stage.as(role);
      await assertFails(getDoc(doc(db, DEVICE)));
      await assertFails(getDocs(collection(db, DEVICES)));
    }
  });
});

describe('codes for other devices', () => {
  it('are the server’s alone', async () => {
    await stage.seed((db) => setDoc(doc(db, CODE), { hashes: ['x'], usedAt: null }));
    for (const role of ['editor', 'owner', 'nobody'] as const) {
      const db = stage.as(role);
      await assertFails(getDoc(doc(db, CODE)));
      await assertFails(getDocs(collection(db, 'deviceCodes')));
      await assertFails(setDoc(doc(db, CODE), { hashes: ['y'], usedAt: null }));
      await assertFails(deleteDoc(doc(db, CODE)));
      await assertFails(setDoc(doc(db, 'limits/deviceCodes'), { count: 0 }));
    }
  });
});

describe('whether the server runs functions', () => {
  it('is read by accounts, and written by nobody', async () => {
    await stage.seed((db) => setDoc(doc(db, 'settings/functions'), { offered: true }));
    await assertSucceeds(getDoc(doc(stage.as('editor'), 'settings/functions')));
    await assertFails(getDoc(doc(stage.as('nobody'), 'settings/functions')));
    await assertFails(setDoc(doc(stage.as('editor'), 'settings/functions'), { offered: true }));
  });
});
