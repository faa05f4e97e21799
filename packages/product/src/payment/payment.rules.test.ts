import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { createValueStore } from '@quits/firebase-core';
import { eventually } from '@quits/tooling-presets/eventually';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  type DocumentData,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { openClients } from '../../tests/rules/app-client.ts';
import { commitsSince, markLog } from '../../tests/rules/cost-log.ts';
import { type Role, startStage } from '../../tests/rules/stage.ts';
import { changeDetails } from './change-details.ts';
import { keepReaders, putReaders } from './keep-readers.ts';
import { readDetails } from './read-details.ts';
import type { PaymentDetails } from './schema.ts';

const stage = startStage();
const { signIn, read } = openClients(stage);

const PLACE = 'users/editor/payment/details';
const LIST = 'users/editor/payment/readers';
const details: PaymentDetails = {
  name: 'Ana Kovač',
  addresses: { iban: 'DE89370400440532013000', paypal: 'anak' },
};

const readAs = (role: Role) => getDoc(doc(stage.as(role), PLACE));
const listed = (readers: DocumentData) =>
  stage.seed(async (db) => {
    await setDoc(doc(db, PLACE), details);
    await setDoc(doc(db, LIST), { readers });
  });

describe('payment details', () => {
  it('are read by the account and by those on its list, and by nobody else', async () => {
    await listed({ viewer: ['g'], guest: [] });
    await assertSucceeds(readAs('editor'));
    expect((await assertSucceeds(readAs('viewer'))).data()).toEqual(details);
    for (const role of ['guest', 'owner', 'stranger', 'nobody'] as const) {
      await assertFails(readAs(role));
    }
    await assertFails(getDocs(collection(stage.as('viewer'), 'users/editor/payment')));
  });

  it('are read by nobody else without a list', async () => {
    await stage.seed((db) => setDoc(doc(db, PLACE), details));
    await assertSucceeds(readAs('editor'));
    await assertFails(readAs('viewer'));
  });

  it('don’t show the list, not even to those on it', async () => {
    await listed({ viewer: ['g'] });
    await assertSucceeds(getDoc(doc(stage.as('editor'), LIST)));
    await assertFails(getDoc(doc(stage.as('viewer'), LIST)));
  });

  it('are changed and deleted by the account only', async () => {
    await listed({ viewer: ['g'] });
    for (const role of ['viewer', 'owner', 'nobody'] as const) {
      await assertFails(setDoc(doc(stage.as(role), PLACE), details));
      await assertFails(setDoc(doc(stage.as(role), LIST), { readers: { [role]: ['g'] } }));
      await assertFails(deleteDoc(doc(stage.as(role), PLACE)));
      await assertFails(deleteDoc(doc(stage.as(role), LIST)));
    }
    const editor = stage.as('editor');
    await assertSucceeds(updateDoc(doc(editor, PLACE), { bic: 'COBADEFFXXX' }));
    await assertSucceeds(updateDoc(doc(editor, LIST), { 'readers.viewer': deleteField() }));
    await assertFails(readAs('viewer'));
    await assertSucceeds(deleteDoc(doc(editor, PLACE)));
    await assertSucceeds(deleteDoc(doc(editor, LIST)));
  });

  it.each<readonly [string, DocumentData]>([
    ['no name', { name: ' ' }],
    ['a name of 81 characters', { name: 'x'.repeat(81) }],
    ['a name that is a number', { name: 1 }],
    ['an invalid BIC', { bic: 'COBA' }],
    ['a BIC that is a number', { bic: 1 }],
    ['an unknown method', { addresses: { cash: 'x' } }],
    ['no methods', { addresses: {} }],
    ['a list of methods', { addresses: ['iban'] }],
    ['an address of 81 characters', { addresses: { wise: 'x'.repeat(81) } }],
    ['an empty address', { addresses: { wise: '' } }],
    ['an address with a space', { addresses: { wise: 'a  b' } }],
    ['an address that is a list', { addresses: { wise: ['a'] } }],
    ['another field', { phone: '1' }],
  ])('refuse %s', async (_, change) => {
    await assertFails(setDoc(doc(stage.as('editor'), PLACE), { ...details, ...change }));
  });

  it.each<readonly [string, DocumentData]>([
    ['no readers', {}],
    ['a list of readers', { readers: ['viewer'] }],
    ['another field', { readers: {}, all: true }],
    [
      'more than 500 readers',
      { readers: Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`u${at}`, ['g']])) },
    ],
  ])('refuse %s', async (_, data) => {
    await assertFails(setDoc(doc(stage.as('editor'), LIST), data));
  });

  it('have no other documents beside them', async () => {
    await assertFails(setDoc(doc(stage.as('editor'), 'users/editor/payment/more'), details));
    await assertFails(
      setDoc(doc(stage.as('editor'), 'users/editor/payment/more'), { readers: {} }),
    );
  });
});

describe('the app', () => {
  it('stores, changes and deletes the details', async () => {
    const editor = signIn('editor');
    const mark = await markLog(stage);
    const change = (after: PaymentDetails) => changeDetails(editor, 'editor', () => after);
    expect(await change({ ...details, bic: 'COBADEFF' })).toMatchObject({ ok: true });
    expect(await change(details)).toEqual({ ok: true, value: details });
    // Neither a group nor its activity hears of it.
    const written = await commitsSince(stage, mark);
    expect(new Set(written.flatMap(({ documents }) => Object.keys(documents)))).toEqual(
      new Set([PLACE]),
    );
    expect(await readDetails(editor, 'editor')).toEqual({ ok: true, value: details });
    const none = { ok: true, value: undefined };
    expect(await readDetails(signIn('viewer'), 'editor')).toEqual(none);
    await stage.seed((db) => setDoc(doc(db, LIST), { readers: { viewer: ['g'] } }));
    expect(await readDetails(signIn('viewer'), 'editor')).toEqual({ ok: true, value: details });
    expect(await change({ ...details, addresses: {} })).toEqual(none);
    expect(await read(PLACE)).toBeUndefined();
    expect(await read(LIST)).toBeUndefined();
    expect(await readDetails(editor, 'editor')).toEqual(none);
  });

  it('lists nobody without details', async () => {
    const put = await putReaders(signIn('editor'), 'editor', { viewer: ['g'] });
    expect(put).toEqual({ ok: true, value: false });
    expect(await read(LIST)).toBeUndefined();
  });

  it('lets read who owes something, until it is paid or the person is removed', async () => {
    await stage.seed((db) => setDoc(doc(db, PLACE), details));
    const end = keepReaders({
      uid: createValueStore<string | undefined>('editor'),
      database: signIn('editor'),
      isLeaving: () => false,
    });
    const listed = async () => Object.keys((await read(LIST))?.['readers'] ?? {});
    const owes = (minor: number, change: DocumentData = {}) =>
      stage.seed((db) =>
        updateDoc(doc(db, 'groups/g'), {
          balances: { EUR: { 'p-editor': minor, 'p-viewer': -minor } },
          ...change,
        }),
      );
    await owes(500);
    await eventually(async () => expect(await listed()).toEqual(['viewer']));
    await assertSucceeds(readAs('viewer'));
    await assertFails(readAs('guest'));
    await owes(-500);
    await eventually(async () => expect(await listed()).toEqual([]));
    await assertFails(readAs('viewer'));
    await owes(500);
    await eventually(async () => expect(await listed()).toEqual(['viewer']));
    await owes(500, { memberUids: ['owner', 'editor', 'guest'], 'roles.viewer': deleteField() });
    await eventually(async () => expect(await listed()).toEqual([]));
    end();
  });
});
