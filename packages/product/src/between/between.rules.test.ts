import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { firstResult, waitForPendingWrites } from '@quits/firestore';
import {
  deleteDoc,
  doc,
  type DocumentData,
  getDoc,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accepted, openClients } from '../../tests/rules/app-client.ts';
import { commitsSince, markLog, requestsSince } from '../../tests/rules/cost-log.ts';
import { groupData } from '../../tests/rules/seeded-documents.ts';
import { startStage } from '../../tests/rules/stage.ts';
import { groups } from '../group/collections.ts';
import { groupsOf } from '../queries.ts';
import { JOINED, joinedNames } from './collections.ts';
import { contactAt, contactsIn } from './contacts.ts';
import { duesIn, duesWith, sumDues } from './dues.ts';
import { joinNames, separateNames } from './join-names.ts';
import { keepSettling, pendingSettling } from './pending-settling.ts';
import { resumeSettling } from './resume-settling.ts';
import { settleAll, settlementsOf, undoSettlements, writeSettlements } from './settle-all.ts';
import type { Database } from '../database.ts';

const stage = startStage();
const { signIn, read } = openClients(stage);
const PLACE = 'users/editor/people/joined';
const IDS = ['g', 'g2', 'g3', 'g4', 'g5'];
const compare = (a: string, b: string) => a.localeCompare(b);

/** The reader owes Ann 5.00 in each group, and in one gets 7.00 back from her. */
const balancesOf = (id: string) =>
  id === 'g4'
    ? { EUR: { 'p-editor': 700, 'p-ann': -700 } }
    : { EUR: { 'p-editor': -500, 'p-ann': 500 } };

beforeEach(() =>
  stage.seed(async (db) => {
    for (const id of IDS) {
      await setDoc(doc(db, `groups/${id}`), { ...groupData(), balances: balancesOf(id) });
    }
  }),
);

/** Values that the device stores beside the database. */
const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
afterEach(() => stored.clear());

async function look(database: Database) {
  const own = await firstResult(database.liveQuery(groups, {}, groupsOf('editor')));
  const kept = await firstResult(database.liveDocument(joinedNames, { uid: 'editor', id: JOINED }));
  if (own.status !== 'ready' || kept.status !== 'ready') throw new Error('not ready');
  const { data } = own;
  const contacts = contactsIn(data, { uid: 'editor', joined: kept.data?.data.joined ?? {} });
  const dues = data.flatMap((group) => duesIn(group, { uid: 'editor', compare }).dues);
  return { contacts, dues };
}

const at = ({ contacts }: Awaited<ReturnType<typeof look>>, groupId: string) => {
  const contact = contactAt(contacts, { groupId, personId: 'p-ann' });
  if (contact === undefined) throw new Error('no contact');
  return contact;
};

describe('joined names', () => {
  it('belong to the account alone', async () => {
    const editor = stage.as('editor');
    await assertSucceeds(setDoc(doc(editor, PLACE), { joined: { g: { 'p-ann': 'x' } } }));
    await assertSucceeds(updateDoc(doc(editor, PLACE), { joined: {} }));
    await assertSucceeds(getDoc(doc(editor, PLACE)));
    for (const role of ['owner', 'guest', 'nobody'] as const) {
      await assertFails(getDoc(doc(stage.as(role), PLACE)));
      await assertFails(setDoc(doc(stage.as(role), PLACE), { joined: {} }));
      await assertFails(deleteDoc(doc(stage.as(role), PLACE)));
    }
    await assertSucceeds(deleteDoc(doc(editor, PLACE)));
  });

  it.each<readonly [string, DocumentData, string]>([
    ['another field', { joined: {}, all: true }, PLACE],
    ['no names', {}, PLACE],
    ['a list', { joined: ['g'] }, PLACE],
    ['another document', { joined: {} }, 'users/editor/people/more'],
    [
      'more than 500 groups',
      { joined: Object.fromEntries(Array.from({ length: 501 }, (_, id) => [`g${id}`, {}])) },
      PLACE,
    ],
  ])('refuse %s', async (_, data, path) => {
    await assertFails(setDoc(doc(stage.as('editor'), path), data));
  });

  it('are joined and separated by the app', async () => {
    const database = signIn('editor');
    let now = await look(database);
    expect(at(now, 'g').places).toHaveLength(1);
    await accepted(joinNames(database, { uid: 'editor', contacts: [at(now, 'g'), at(now, 'g2')] }));
    now = await look(database);
    await accepted(
      joinNames(database, { uid: 'editor', contacts: [at(now, 'g3'), at(now, 'g2')] }),
    );
    now = await look(database);
    expect(
      at(now, 'g3')
        .places.map(({ groupId }) => groupId)
        .toSorted(),
    ).toEqual(['g', 'g2', 'g3']);
    expect(sumDues(duesWith(now.dues, at(now, 'g')))).toEqual([{ currency: 'EUR', minor: -1500 }]);
    const places = at(now, 'g').places.filter(({ groupId }) => groupId === 'g2');
    await accepted(separateNames(database, { uid: 'editor', places }));
    expect(at(await look(database), 'g').places).toHaveLength(2);
  });
});

describe('settling everything', () => {
  /** Payments between the reader and all people called Ann. */
  async function settlements(database: Database) {
    const { dues } = await look(database);
    expect(dues).toHaveLength(IDS.length);
    return settlementsOf(dues, new Date());
  }
  const balances = () =>
    Promise.all(IDS.map(async (id) => (await read(`groups/${id}`))?.['balances']));
  const even = { EUR: { 'p-editor': 0, 'p-ann': 0 } };

  it('reads one document per group, and the joined names', async () => {
    const database = signIn('editor');
    const mark = await markLog(stage);
    await look(database);
    const asked = await requestsSince(stage, mark);
    expect(asked.filter(({ method }) => method === 'get')).toHaveLength(1);
    expect(asked.filter(({ method }) => method === 'list')).toHaveLength(1);
    expect(new Set(asked.map(({ name }) => name.split('/documents')[1])).size).toBe(2);
  });

  it('takes few commits within the limits of the rules, and is undone as one', async () => {
    const database = signIn('editor');
    const mark = await markLog(stage);
    const payments = await settlements(database);
    settleAll(database, 'editor', payments);
    expect(pendingSettling('editor')).toEqual(payments);
    expect(await waitForPendingWrites(database)).toBe(true);
    expect(await balances()).toEqual(IDS.map(() => even));
    const commits = await commitsSince(stage, mark);
    expect(commits).toHaveLength(2);
    for (const { cost, reads, readsOfOne } of commits) {
      expect(cost).toBeLessThanOrEqual(800);
      expect(reads).toBeLessThanOrEqual(20);
      expect(readsOfOne).toBeLessThanOrEqual(10);
    }
    await vi.waitFor(() => expect(pendingSettling('editor')).toEqual([]));
    expect(await undoSettlements(database, 'editor', payments)).toMatchObject({ ok: true });
    expect(await waitForPendingWrites(database)).toBe(true);
    expect(await balances()).toEqual(IDS.map(balancesOf));
  });

  it('is finished after an interruption, without repeating what was queued', async () => {
    const database = signIn('editor');
    const payments = await settlements(database);
    const [first] = payments;
    if (first === undefined) throw new Error('no payment');
    keepSettling('editor', payments);
    writeSettlements(database, 'editor', [first]);
    await resumeSettling(database, 'editor');
    expect(database.syncStatus.getState().rejected).toEqual([]);
    expect(await balances()).toEqual(IDS.map(() => even));
    expect(pendingSettling('editor')).toEqual([]);
    await resumeSettling(database, 'editor');
    expect(await balances()).toEqual(IDS.map(() => even));
  });

  it('is not repeated, nor counted twice for a moment, if the device has forgotten what it sent', async () => {
    const payments = await settlements(signIn('editor'));
    settleAll(signIn('editor'), 'editor', payments);
    await vi.waitFor(() => expect(pendingSettling('editor')).toEqual([]));
    keepSettling('editor', payments);
    const device = signIn('editor');
    const own = device.liveQuery(groups, {}, groupsOf('editor'));
    const seen = new Set<string>();
    const end = own.subscribe(() => {
      const state = own.getState();
      if (state.status !== 'ready') return;
      for (const { data } of state.data) seen.add(JSON.stringify(data.balances['EUR']));
    });
    await firstResult(own);
    await resumeSettling(device, 'editor');
    end();
    expect([...seen]).toEqual([JSON.stringify(even.EUR)]);
    expect(device.syncStatus.getState().rejected).toEqual([]);
    expect(await balances()).toEqual(IDS.map(() => even));
  });
});
