import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { createValueStore } from '@quits/firebase-core';
import { eventually } from '@quits/tooling-presets/eventually';
import {
  collection,
  deleteDoc,
  doc,
  type DocumentData,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { accepted, openClients } from '../../tests/rules/app-client.ts';
import { startStage } from '../../tests/rules/stage.ts';
import { noteLookedAt } from '../activity/looked-at.ts';
import type { ChangedGroup, SeenStorage } from '../activity/seen-groups.ts';
import { changeChoices } from './change-choices.ts';
import { chooseDigest } from './choose-digest.ts';
import { deviceId } from './device-id.ts';
import { dropDevice, keepDevice } from './keep-device.ts';
import { keepSeen } from './keep-seen.ts';
import type { Choices } from './schema.ts';

const stage = startStage();
const { signIn, read } = openClients(stage);
const DEVICE = 'users/editor/devices/d';
const PLACE = 'users/editor/notifications/choices';
const device = (change: DocumentData = {}) => ({
  endpoint: 'https://fcm.googleapis.com/fcm/send/a:b',
  p256dh: `B${'x'.repeat(86)}`,
  auth: 'y'.repeat(22),
  locale: 'en-US',
  createdAt: serverTimestamp(),
  ...change,
});
const choices: Choices = {
  groups: { g: 'mine' },
  detail: false,
  quiet: null,
  zone: 'Europe/Berlin',
  seen: {},
};
const OTHERS = ['owner', 'stranger', 'nobody'] as const;

describe('devices', () => {
  it('belong to the account alone', async () => {
    const editor = stage.as('editor');
    await assertSucceeds(setDoc(doc(editor, DEVICE), device()));
    await assertSucceeds(setDoc(doc(editor, DEVICE), device({ locale: 'de' })));
    await assertSucceeds(getDoc(doc(editor, DEVICE)));
    await assertSucceeds(getDocs(collection(editor, 'users/editor/devices')));
    for (const role of OTHERS) {
      const db = stage.as(role);
      await assertFails(setDoc(doc(db, DEVICE), device()));
      await assertFails(getDoc(doc(db, DEVICE)));
      await assertFails(getDocs(collection(db, 'users/editor/devices')));
      await assertFails(deleteDoc(doc(db, DEVICE)));
    }
    await assertSucceeds(deleteDoc(doc(editor, DEVICE)));
  });

  it.each<readonly [string, DocumentData, string]>([
    ['another id', {}, 'users/editor/devices/a.b'],
    ['another field', { name: 'phone' }, DEVICE],
    ['an address that is not encrypted', { endpoint: 'http://fcm.googleapis.com/x' }, DEVICE],
    ['a key of another length', { p256dh: 'x' }, DEVICE],
    ['a secret of another length', { auth: 'x' }, DEVICE],
    ['no language', { locale: '' }, DEVICE],
    ['another time', { createdAt: new Date(0) }, DEVICE],
  ])('refuse %s', async (_, change, path) => {
    await assertFails(setDoc(doc(stage.as('editor'), path), device(change)));
  });
});

describe('summaries by email', () => {
  const digest = { every: 'daily', locale: 'de' } as const;
  const DIGEST = 'users/editor/notifications/digest';

  it('are chosen by the account alone, which leaves what the server keeps', async () => {
    const editor = doc(stage.as('editor'), DIGEST);
    const client = signIn('editor');
    await accepted(chooseDigest(client, 'editor', digest));
    await assertSucceeds(updateDoc(editor, { every: 'weekly' }));
    await assertFails(updateDoc(editor, { token: 'x' }));
    await assertFails(updateDoc(editor, { every: 'hourly' }));
    for (const role of OTHERS) {
      const db = stage.as(role);
      await assertFails(setDoc(doc(db, DIGEST), digest));
      await assertFails(getDoc(doc(db, DIGEST)));
      await assertFails(deleteDoc(doc(db, DIGEST)));
    }
    await accepted(chooseDigest(client, 'editor', undefined));
    expect((await getDoc(editor)).exists()).toBe(false);
    for (const role of OTHERS) await assertFails(setDoc(doc(stage.as(role), DIGEST), digest));
  });

  it.each<readonly [string, DocumentData]>([
    ['another rhythm', { every: 'hourly' }],
    ['no language', { locale: '' }],
    ['a token', { token: 'x' }],
  ])('refuse %s', async (_, change) => {
    await assertFails(setDoc(doc(stage.as('editor'), DIGEST), { ...digest, ...change }));
  });
});

describe('what an account is told', () => {
  it('belongs to the account alone', async () => {
    const editor = stage.as('editor');
    await assertSucceeds(setDoc(doc(editor, PLACE), choices));
    const quiet = { from: '22:00', to: '07:30' };
    await assertSucceeds(updateDoc(doc(editor, PLACE), { quiet }));
    await assertFails(updateDoc(doc(editor, PLACE), { detail: 'yes' }));
    await assertSucceeds(getDoc(doc(editor, PLACE)));
    for (const role of OTHERS) {
      const db = stage.as(role);
      await assertFails(setDoc(doc(db, PLACE), choices));
      await assertFails(getDoc(doc(db, PLACE)));
      await assertFails(deleteDoc(doc(db, PLACE)));
    }
    await assertSucceeds(deleteDoc(doc(editor, PLACE)));
  });

  const many = Object.fromEntries(Array.from({ length: 501 }, (_, id) => [`g${id}`, 'all']));
  it.each<readonly [string, DocumentData, string]>([
    ['another document', {}, 'users/editor/notifications/more'],
    ['another field', { sound: true }, PLACE],
    ['a list of groups', { groups: ['g'] }, PLACE],
    ['more than 500 groups', { groups: many }, PLACE],
    ['another level', { groups: { g: 'some' } }, PLACE],
    ['details that are neither shown nor hidden', { detail: 'yes' }, PLACE],
    ['no time zone', { zone: ' ' }, PLACE],
    ['seen groups that are no map', { seen: 'all' }, PLACE],
    ['more than 500 seen groups', { seen: many }, PLACE],
    ['hours with another field', { quiet: { from: '22:00', to: '07:00', on: true } }, PLACE],
    ['hours that begin at no time', { quiet: { from: '24:00', to: '07:00' } }, PLACE],
    ['hours that end at no time', { quiet: { from: '22:00', to: '7' } }, PLACE],
  ])('refuses %s', async (_, change, path) => {
    await assertFails(setDoc(doc(stage.as('editor'), path), { ...choices, ...change }));
  });
});

it('lets accounts read what the server offers, and nobody write it', async () => {
  await stage.seed((db) => setDoc(doc(db, 'settings/push'), { publicKey: 'k' }));
  await assertSucceeds(getDoc(doc(stage.as('viewer'), 'settings/push')));
  await assertSucceeds(getDoc(doc(stage.as('viewer'), 'settings/mail')));
  await assertSucceeds(getDoc(doc(stage.as('viewer'), 'settings/receiptModel')));
  await assertFails(getDoc(doc(stage.as('viewer'), 'settings/other')));
  await assertFails(getDoc(doc(stage.as('nobody'), 'settings/push')));
  await assertFails(setDoc(doc(stage.as('owner'), 'settings/push'), { publicKey: 'x' }));
});

it('are stored, changed and removed by the app', async () => {
  const database = signIn('editor');
  const { createdAt: _, ...given } = device();
  expect(await keepDevice(database, 'editor', { device: given, choices })).toMatchObject({
    ok: true,
  });
  const place = `users/editor/devices/${await deviceId(given.endpoint)}`;
  expect(await read(place)).toMatchObject(given);
  await accepted(changeChoices(database, 'editor', { groups: { g2: 'none' }, detail: true }));
  expect(await read(PLACE)).toEqual({
    ...choices,
    groups: { g: 'mine', g2: 'none' },
    detail: true,
  });
  expect(await dropDevice(database, 'editor', given.endpoint)).toMatchObject({ ok: true });
  expect(await read(place)).toBeUndefined();
});

it('tell other devices what was looked at, once the account gets any', async () => {
  const closed: ChangedGroup[] = [];
  const kept = new Map<string, string>();
  const storage: SeenStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
  const shared = { isLeaving: () => false, uid: createValueStore<string | undefined>('editor') };
  const ends = [
    keepSeen({ ...shared, database: signIn('editor'), storage: undefined, close: () => undefined }),
    keepSeen({
      ...shared,
      database: signIn('editor'),
      storage,
      close: (group) => void closed.push(group),
    }),
  ];
  const at = Date.now() - 1;
  noteLookedAt({ uid: 'editor', groupId: 'g', at });
  noteLookedAt({ uid: 'editor', groupId: 'old', at: at - 31 * 24 * 3_600_000 });
  noteLookedAt({ uid: 'viewer', groupId: 'other', at });
  await stage.seed((db) => setDoc(doc(db, PLACE), choices));
  await eventually(() => expect(closed).toEqual([{ groupId: 'g', at }]));
  expect(await read(PLACE)).toMatchObject({ seen: { g: expect.anything() } });
  expect(JSON.parse(kept.get('quits.seen.editor') ?? '')).toMatchObject({ groups: { g: at } });
  for (const end of ends) end();
});
