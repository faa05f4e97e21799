import { IDBFactory } from 'fake-indexeddb';
import { createStore, entries, set } from 'idb-keyval';
import { memoryStorage } from '@quits/tooling-presets/memory-storage';
import { beforeEach, expect, it, vi } from 'vitest';
import { noteVisit } from '../activity/last-visit.ts';
import { markSeen } from '../activity/seen-groups.ts';
import { keepSettling } from '../between/pending-settling.ts';
import { keepDraft } from '../expense-form/drafts.ts';
import { emptyForm } from '../expense-form/expense-form.ts';
import { remember } from '../expense-form/remembered.ts';
import { keepLayout, learnRules } from '../statement/statement-memory.ts';
import { wipeDevice } from './wipe-device.ts';

const kept = new Map<string, string>();
const device = memoryStorage(kept);

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', device);
});

const wipe = (isLost: boolean) =>
  wipeDevice(
    { local: device, tab: undefined, databases: undefined, caches: undefined },
    { isLost },
  );

const form = emptyForm({
  expenseId: 'e',
  date: '2026-05-01',
  currency: 'EUR',
  payerId: 'a',
  people: [],
});

const SETTINGS = [
  'quits.appearance',
  'quits.config',
  'quits.consent',
  'quits.currency',
  'quits.install',
  'quits.install.visited',
  'quits.singleKeys',
  'locale',
];

it('keeps the settings of the device, and nothing that anyone left', async () => {
  for (const uid of ['ana', 'ben']) {
    keepDraft({ uid, groupId: 'g' }, form);
    remember({ uid, groupId: 'g' }, form, []);
    markSeen(device, uid, { groupId: 'g', at: 1, now: 2 });
    keepSettling(uid, [
      {
        groupId: 'g',
        expenseId: 'e',
        rev: 'r',
        from: { id: 'a', name: 'Ana' },
        to: { id: 'b', name: 'Ben' },
        minor: 500,
        currency: 'EUR',
        date: '2026-05-01',
      },
    ]);
    keepLayout(uid, 'header', { columns: { date: 0, amount: 1 }, isReversed: false });
    learnRules({ uid, groupId: 'g' }, [
      { key: 'aldi', choice: { title: 'Food', category: 'groceries', whose: { kind: 'all' } } },
    ]);
    device.setItem(`quits.removals.${uid}`, '["users/x/photo/1"]');
    device.setItem(`quits.snapshot.${uid}./groups`, 'Lake house');
    device.setItem(`firestore_mutations_firestore/[DEFAULT]/p/_1_${uid}`, '{}');
  }
  noteVisit('g', 1);
  device.setItem('quits.auth.lastMethod', '{}');
  // A key that a later version may add is about a person until it is listed as a setting.
  device.setItem('quits.addedLater', 'Ana');
  for (const key of SETTINGS) device.setItem(key, 'x');
  await wipe(false);
  expect([...kept.keys()]).toEqual(SETTINGS);
});

it('leads back who lost the session, but keeps nothing else', async () => {
  device.setItem('quits.auth.returnTo', '{}');
  device.setItem('quits.auth.lastMethod', '{}');
  keepDraft({ uid: 'ana', groupId: 'g' }, form);
  await wipe(true);
  expect([...kept.keys()]).toEqual(['quits.auth.returnTo', 'quits.auth.lastMethod']);
  await wipe(false);
  expect([...kept.keys()]).toEqual([]);
});

it('keeps what was not sent if nobody ended the session, and nothing after a sign-out', async () => {
  const databases = new IDBFactory();
  vi.stubGlobal('indexedDB', databases);
  const journal = createStore('write-journal', 'writes');
  await set('a', { id: 'a', uid: 'ana', queued: true }, journal);
  await set('b', { id: 'b', uid: 'ben', queued: true }, journal);
  await set('c', { id: 'c', uid: 'ana', queued: true, applied: true }, journal);
  const storages = { local: device, tab: undefined, databases, caches: undefined };
  expect(await wipeDevice(storages, { isLost: true, uid: 'ana' })).toBe(1);
  // Firestore's queue is gone, so that the next page has to send it.
  expect(await entries(journal)).toEqual([
    ['a', { id: 'a', uid: 'ana' }],
    ['b', { id: 'b', uid: 'ben' }],
  ]);
  expect(await wipeDevice(storages, { isLost: false })).toBe(0);
  expect(await entries(journal)).toEqual([]);
});
