import { CORE } from '@quits/firestore/internal';
import { AppError, err, ok } from '@quits/errors';
import { createValueStore } from '@quits/firebase-core';
import type { Database } from '@quits/firestore';
import { doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pendingDeletion } from './pending-deletion.ts';
import { createRemoval } from './removal.ts';
import { transferMemberships } from './transfer-memberships.ts';
import { removeAccountData } from './remove-account-data.ts';
import { openClients } from '../../tests/rules/app-client.ts';
import { userData } from '../../tests/rules/seeded-documents.ts';
import { startStage } from '../../tests/rules/stage.ts';

const stage = startStage();
const { signIn, read } = openClients(stage);

const plan = { dispositions: {}, neutralName: 'Former member' };
const removed: string[] = [];
const deleteFiles = (folder: string) => {
  removed.push(folder);
  return Promise.resolve(ok(0));
};

function remove(uid: string, dispositions: Readonly<Record<string, string>> = {}): Promise<void> {
  const request = { uid, plan: { ...plan, dispositions }, deleteFiles };
  return removeAccountData(signIn(uid), request);
}

describe('deleting an account', () => {
  it('takes name, comments, invitations, profile, photo, payment details and joined names along; the group stays', async () => {
    await stage.seed(async (db) => {
      await setDoc(doc(db, 'users/editor'), userData());
      await setDoc(doc(db, 'users/editor/people/joined'), { joined: { g: { 'p-ann': 'x' } } });
      await setDoc(doc(db, 'users/editor/payment/details'), {
        name: 'Ed',
        addresses: { paypal: 'edd' },
      });
      await setDoc(doc(db, 'users/editor/payment/readers'), { readers: { viewer: ['g'] } });
      const comment = { text: 'Mine', by: 'editor', at: new Date(0) };
      await setDoc(doc(db, 'groups/g/expenses/e/comments/mine'), comment);
    });
    await remove('editor');
    const group = await read('groups/g');
    expect(group).toMatchObject({ memberUids: ['owner', 'guest', 'viewer'] });
    expect(group).toHaveProperty('people.p-editor.name', 'Former member');
    expect(group).toHaveProperty('people.p-editor.leftAt');
    expect(JSON.stringify(group?.['people'])).not.toContain('"uid":"editor"');
    expect(group).not.toHaveProperty('roles.editor');
    expect(await read('groups/g/expenses/e/comments/mine')).toBeUndefined();
    expect(await read('groups/g/expenses/e/comments/c')).toBeDefined();
    expect(await read('groups/g/invites/i')).toBeUndefined();
    expect(await read('users/editor')).toBeUndefined();
    for (const own of ['people/joined', 'payment/details', 'payment/readers']) {
      expect(await read(`users/editor/${own}`)).toBeUndefined();
    }
    expect(removed).toContain('users/editor/photo');
  });

  it('takes devices, choices about notifications, summaries and reminders along', async () => {
    const places = ['devices/d', 'reminders/g_ana']
      .concat(['choices', 'digest', 'reminders'].map((part) => `notifications/${part}`))
      .map((part) => `users/editor/${part}`);
    await stage.seed(async (db) => {
      const amounts = { groupId: 'g', by: 'ana', amounts: { EUR: 1 }, at: new Date() };
      const device = { endpoint: 'https://fcm.googleapis.com/a', p256dh: 'k', auth: 's' };
      const shown = { locale: 'de', createdAt: new Date(), every: 'daily', zone: 'UTC' };
      for (const place of places) await setDoc(doc(db, place), { ...amounts, ...device, ...shown }); // oxlint-disable-line no-await-in-loop
    });
    await remove('editor');
    for (const place of places) expect(await read(place)).toBeUndefined(); // oxlint-disable-line no-await-in-loop
  });

  it('takes the photo along that a group shows', async () => {
    await stage.seed((db) =>
      updateDoc(doc(db, 'groups/g'), { photos: { editor: 'p', viewer: 'q' } }),
    );
    await remove('editor');
    expect(await read('groups/g')).toMatchObject({ photos: { viewer: 'q' } });
    expect(await read('groups/g')).not.toHaveProperty('photos.editor');
    expect(removed).toContain('groups/g/photos/editor');
  });

  it('takes counted comments along, also several of one expense, and one whose expense is gone', async () => {
    await stage.seed(async (db) => {
      const comment = { text: 'Mine', by: 'editor', at: new Date(0), counted: true };
      await updateDoc(doc(db, 'groups/g/expenses/e'), { commentCount: 9 });
      for (let id = 0; id < 8; id += 1) {
        await setDoc(doc(db, `groups/g/expenses/e/comments/mine-${id}`), comment);
      }
      await setDoc(doc(db, 'groups/g/expenses/gone/comments/mine'), comment);
    });
    await remove('editor');
    expect(await read('groups/g/expenses/e')).toMatchObject({ commentCount: 1 });
    expect(await read('groups/g/expenses/e/comments/mine-7')).toBeUndefined();
    expect(await read('groups/g/expenses/gone/comments/mine')).toBeUndefined();
  });

  it('asks about a group that nobody else owns, and touches nothing of it before', async () => {
    await expect(remove('owner')).rejects.toMatchObject({ code: 'group/last-owner' });
    expect(await read('groups/g')).toMatchObject({ roles: { owner: 'owner' } });
  });

  it('hands such a group over', async () => {
    await remove('owner', { g: 'editor' });
    const group = await read('groups/g');
    expect(group).toMatchObject({ roles: { editor: 'owner' } });
    expect(group?.['memberUids']).not.toContain('owner');
  });

  it('hands it to nobody who is not in it', async () => {
    await expect(remove('owner', { g: 'stranger' })).rejects.toMatchObject({
      code: 'group/last-owner',
    });
  });

  it('or deletes it, and always one that nobody else is in', async () => {
    await remove('owner', { g: 'delete' });
    expect(await read('groups/g')).toBeUndefined();
    expect(await read('groups/g/expenses/e')).toBeUndefined();
  });

  it('goes on where it stopped', async () => {
    const request = { uid: 'editor', plan, deleteFiles: () => failed() };
    const failed = () => Promise.resolve(err(new AppError('network/failed')));
    await expect(removeAccountData(signIn('editor'), request)).rejects.toMatchObject({
      code: 'network/failed',
    });
    await remove('editor');
    expect(await read('users/editor')).toBeUndefined();
  });
});

describe('a deletion whose page was closed', () => {
  beforeEach(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      const kept = new Map<string, string>();
      vi.stubGlobal(storage, {
        getItem: (name: string) => kept.get(name) ?? null,
        setItem: (name: string, value: string) => kept.set(name, value),
        removeItem: (name: string) => kept.delete(name),
      });
    }
  });
  afterEach(() => vi.unstubAllGlobals());

  it('knows what was decided after proving who one is has led to another site and back', async () => {
    page('there').decide({ ...plan, dispositions: { g: 'delete' } });
    await page('there').run();
    expect(await read('groups/g')).toBeUndefined();
  });

  /** Creates a page's removal, with reachable or unreachable files. */
  function page(files: 'there' | 'unreachable') {
    const answer = files === 'there' ? ok(0) : err(new AppError('network/failed'));
    return createRemoval({
      database: signIn('owner'),
      uid: createValueStore<string | undefined>('owner'),
      deleteFiles: () => Promise.resolve(answer),
      forgetFiles: () => undefined,
    });
  }

  it('is remembered by the device with what was decided, and goes on from there', async () => {
    const dispositions = { g: 'delete' };
    expect(pendingDeletion('owner')).toBeUndefined();
    const closed = page('unreachable');
    closed.decide({ ...plan, dispositions });
    expect(pendingDeletion('owner')).toBeUndefined();
    await expect(closed.run()).rejects.toMatchObject({ code: 'network/failed' });
    expect(await read('groups/g')).toHaveProperty('deletingAt');

    const opened = page('there');
    // Nothing of the account is written in the meantime.
    expect(opened.isDecided()).toBe(true);
    const begun = pendingDeletion('owner');
    expect(begun).toEqual({ ...plan, dispositions });
    if (begun !== undefined) opened.decide(begun);
    await opened.run();
    expect(await read('groups/g')).toBeUndefined();
    expect(pendingDeletion('editor')).toBeUndefined();
  });
});

describe('a guest becomes an account that exists', () => {
  const sides = (guest: Database, account: Database, uid = 'stranger', from = 'guest') => ({
    guest: { database: guest, uid: from, deleteFiles },
    account: { database: account, uid },
  });

  /** Returns a database whose page closes at the n-th call of the server. */
  function closedAt(database: Database, count: number): Database {
    let left = count;
    const core = database[CORE];
    const connect = () => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('closed')) : core.connect();
    };
    return { ...database, [CORE]: { ...core, connect } };
  }

  it('who has its place, role and person everywhere, and no photo of the guest', async () => {
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { photos: { guest: 'p' } }));
    await transferMemberships(sides(signIn('guest'), signIn('stranger')));
    const group = await read('groups/g');
    expect(group).toMatchObject({
      memberUids: ['owner', 'editor', 'viewer', 'stranger'],
      roles: { stranger: 'editor' },
      seats: { 'p-guest': 'stranger' },
    });
    expect(group).not.toHaveProperty('roles.guest');
    expect(group).not.toHaveProperty('photos.guest');
    expect(removed).toEqual(expect.arrayContaining(['groups/g/photos/guest', 'users/guest/photo']));
    expect(await read('groups/g/handovers/stranger')).toBeUndefined();
  });

  it('who gets the guest’s notifications on its devices, unless it chose otherwise', async () => {
    const device = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/a',
      p256dh: `B${'x'.repeat(86)}`,
      auth: 'y'.repeat(22),
      locale: 'de',
    };
    const choices = { groups: { g: 'mine' }, detail: true, quiet: null, zone: 'UTC' };
    const own = { off: false, muted: [], monthly: ['g'] };
    await stage.seed(async (db) => {
      await setDoc(doc(db, 'users/guest/devices/phone'), { ...device, createdAt: new Date() });
      await setDoc(doc(db, 'users/guest/notifications/choices'), choices);
      await setDoc(doc(db, 'users/guest/notifications/reminders'), { off: true });
      await setDoc(doc(db, 'users/stranger/notifications/reminders'), own);
    });
    await transferMemberships(sides(signIn('guest'), signIn('stranger')));
    expect(await read('users/stranger/devices/phone')).toMatchObject(device);
    expect(await read('users/stranger/notifications/choices')).toMatchObject(choices);
    expect(await read('users/stranger/notifications/reminders')).toEqual(own);
    for (const place of ['devices/phone', 'notifications/choices', 'notifications/reminders']) {
      expect(await read(`users/guest/${place}`)).toBeUndefined();
    }
  });

  it.each([0, 1, 2])('also after the page was closed at call %i of the guest', async (n) => {
    const guest = signIn('guest');
    const account = signIn('stranger');
    await expect(transferMemberships(sides(closedAt(guest, n), account))).rejects.toBeDefined();
    await transferMemberships(sides(guest, account));
    expect(await read('groups/g')).toMatchObject({
      memberUids: ['owner', 'editor', 'viewer', 'stranger'],
      seats: { 'p-guest': 'stranger' },
    });
  });

  it('also after the page was closed before the account took the place', async () => {
    const guest = signIn('guest');
    const account = signIn('stranger');
    await expect(transferMemberships(sides(guest, closedAt(account, 0)))).rejects.toBeDefined();
    await transferMemberships(sides(guest, account));
    expect(await read('groups/g')).toMatchObject({ roles: { stranger: 'editor' } });
  });

  it('also when two pages do it at once', async () => {
    const both = sides(signIn('guest'), signIn('stranger'));
    await Promise.all([transferMemberships(both), transferMemberships(both)]);
    const group = await read('groups/g');
    expect(group).toMatchObject({
      memberUids: ['owner', 'editor', 'viewer', 'stranger'],
      seats: { 'p-guest': 'stranger' },
    });
    expect(await read('groups/g/handovers/stranger')).toBeUndefined();
  });

  it('who owned the group goes on owning it', async () => {
    await transferMemberships(sides(signIn('owner'), signIn('stranger'), 'stranger', 'owner'));
    const group = await read('groups/g');
    expect(group).toMatchObject({ roles: { stranger: 'owner' } });
    expect(group).not.toHaveProperty('roles.owner');
  });

  it('who was in the group already keeps the own person and inherits the ownership', async () => {
    await transferMemberships(sides(signIn('owner'), signIn('viewer'), 'viewer', 'owner'));
    const group = await read('groups/g');
    expect(group).toMatchObject({ roles: { viewer: 'owner' } });
    expect(group?.['memberUids']).toEqual(['editor', 'guest', 'viewer']);
    expect(group).toMatchObject({ seats: { 'p-owner': '', 'p-viewer': 'viewer' } });
  });
});
