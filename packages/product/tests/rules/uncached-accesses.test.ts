import { createDatabase, type Database, memoryJournal, getOnce } from '@quits/firestore';
import { startLocalBackend, type LocalBackend } from '@quits/local-backend';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  Bytes,
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDocs,
  initializeFirestore,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGroup } from '../../src/group/create-group.ts';
import { deleteGroup } from '../../src/group/delete-group.ts';
import { type IdentifiedExpense, importEntries } from '../../src/import/import-entries.ts';
import { mergePeople } from '../../src/person/merge-people.ts';
import { readWholeGroup } from '../../src/expense/read-whole-group.ts';
import { recountGroup } from '../../src/sums/repair-group.ts';
import { removeUnreadable } from '../../src/group/remove-unreadable.ts';
import { revertImport } from '../../src/import/revert-import.ts';
import { undoMerge } from '../../src/person/undo-merge.ts';
import { activity } from '../../src/activity/collections.ts';
import { groups } from '../../src/group/collections.ts';
import { scrubMember } from '../../src/account/scrub-member.ts';
import { inviteData } from './seeded-documents.ts';

const RULES = readFileSync(
  new URL('../../../../apps/web/firebase/firestore.rules', import.meta.url),
  'utf8',
);
const UID = 'owner';
const ENTRIES = 20;

// The service "may" cache documents that the rules read for a commit; it doesn't specify more.
describe.each(['cached', 'uncached'] as const)('document accesses that are %s', (ruleAccesses) => {
  let backend: LocalBackend;
  let app: FirebaseApp;
  let database: Database;

  beforeAll(async () => {
    setLogLevel('silent');
    backend = await startLocalBackend({ rules: RULES, emulatorTokens: true, ruleAccesses });
    app = initializeApp({ projectId: 'demo-quits', apiKey: 'key' }, crypto.randomUUID());
    const firestore = initializeFirestore(app, {});
    const { host, port } = backend.addresses.firestore;
    connectFirestoreEmulator(firestore, host, port, { mockUserToken: { sub: UID } });
    database = createDatabase({
      firestore: () => Promise.resolve(firestore),
      uid: { getState: () => UID, subscribe: () => () => undefined },
      journal: memoryJournal(),
    });
  });
  afterAll(async () => {
    database.dispose();
    await deleteApp(app);
    await backend.stop();
  });

  async function makeGroup() {
    const { groupId, write } = createGroup(database, UID, {
      name: 'Trip',
      emoji: '⛵',
      currency: 'EUR',
      ownName: 'Ana',
      others: ['Ben', 'Cy'],
    });
    expect(await write.settled).toMatchObject({ ok: true });
    const found = await getOnce(database, groups, {}, (query) =>
      query.where('memberUids', 'array-contains', UID),
    );
    if (!found.ok) throw found.error;
    const group = found.value.data.find(({ id }) => id === groupId);
    const people = Object.keys(group?.data.people ?? {});
    const [ana = '', ben = '', cy = ''] = people;
    return { groupId, ana, ben, cy };
  }

  /** Returns the group's contents, and whether its sums are right. */
  async function stateOf(groupId: string) {
    const whole = await readWholeGroup(database, groupId, { source: 'server' });
    if (!whole.ok) throw whole.error;
    const recount = await recountGroup(database, groupId);
    if (!recount.ok) throw recount.error;
    const live = whole.value.docs.filter(({ data }) => data.deletedAt === undefined);
    return { ids: live.map(({ id }) => id).toSorted(byText), isRight: recount.value.isRight };
  }

  it('import, merge, take back and delete each expense once', async () => {
    const { groupId, ana, ben, cy } = await makeGroup();
    const entries = entriesOf(ENTRIES, [ana, ben]);
    const ids = entries.map(({ id }) => id).toSorted(byText);
    const progress: number[] = [];
    const request = { groupId, uid: UID, owns: true };
    const imported = await importEntries(database, {
      ...request,
      entries,
      onProgress: (count) => progress.push(count),
    });
    expect(imported).toEqual({ ok: true, value: ENTRIES });
    expect(progress.at(-1)).toBe(ENTRIES);
    expect(await stateOf(groupId)).toEqual({ ids, isRight: true });
    expect(await importedBy(groupId)).toBe(ENTRIES);

    expect(await mergePeople(database, { groupId, uid: UID, from: ben, into: cy })).toEqual({
      ok: true,
      value: undefined,
    });
    expect(await stateOf(groupId)).toEqual({ ids, isRight: true });
    expect(await undoMerge(database, { groupId, uid: UID, gone: ben })).toMatchObject({
      ok: true,
    });
    expect(await stateOf(groupId)).toEqual({ ids, isRight: true });

    const taken = await revertImport(database, { ...request, ids: new Set(ids) });
    expect(taken).toEqual({ ok: true, value: ENTRIES });
    expect(await stateOf(groupId)).toEqual({ ids: [], isRight: true });

    const deleted = await deleteGroup(database, {
      groupId,
      uid: UID,
      deleteFiles: () => Promise.resolve({ ok: true, value: 0 }),
    });
    expect(deleted).toEqual({ ok: true, value: undefined });
  });

  it('go on with what is missing after an import that was cut off', async () => {
    const { groupId, ana, ben } = await makeGroup();
    const entries = entriesOf(ENTRIES, [ana, ben]);
    const stop = new AbortController();
    const request = { groupId, uid: UID, owns: true };
    await importEntries(database, {
      ...request,
      entries,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    const { ids: there, isRight } = await stateOf(groupId);
    expect(there.length).toBe(ruleAccesses === 'cached' ? ENTRIES : 6);
    expect(isRight).toBe(true);
    const missing = entries.filter(({ id }) => !there.includes(id));
    expect(await importEntries(database, { ...request, entries: missing })).toEqual({
      ok: true,
      value: missing.length,
    });
    const ids = entries.map(({ id }) => id).toSorted(byText);
    expect(await stateOf(groupId)).toEqual({ ids, isRight: true });
  });

  it('refuse what is there already, and write neither it nor what comes after', async () => {
    const { groupId, ana, ben } = await makeGroup();
    const entries = entriesOf(ENTRIES, [ana, ben]);
    const request = { groupId, uid: UID, owns: true };
    await importEntries(database, { ...request, entries: entries.slice(8, 9) });
    const done = await importEntries(database, { ...request, entries });
    expect(done).toMatchObject({ ok: false, error: { code: 'firestore/permission-denied' } });
    const there = [...entries.slice(0, 6), ...entries.slice(8, 9)].map(({ id }) => id);
    expect(await stateOf(groupId)).toEqual({ ids: there.toSorted(byText), isRight: true });
    expect(await importedBy(groupId)).toBe(7);
  });

  it('remove what nobody can read, and what names an account', async () => {
    const { groupId } = await makeGroup();
    const ids = Array.from({ length: 25 }, (_, at) => `one-${at}`);
    await past(async (admin) => {
      const batch = writeBatch(admin);
      for (const id of ids) {
        batch.set(doc(admin, `groups/${groupId}/expenses/${id}`), { odd: true });
        // The seed comes from another build of the SDK, with a different class for bytes.
        const secretHash = Bytes.fromUint8Array(new Uint8Array(32));
        const link = { ...inviteData(UID), secretHash, standing: true };
        batch.set(doc(admin, `groups/${groupId}/invites/${id}`), link);
      }
      await batch.commit();
    });
    const done = { ok: true, value: undefined };
    expect(await removeUnreadable(database, { groupId, uid: UID, ids })).toEqual(done);
    expect(await scrubMember(database, UID)).toEqual(done);
    await past(async (admin) => {
      expect((await getDocs(collection(admin, `groups/${groupId}/expenses`))).size).toBe(0);
      const links = await getDocs(collection(admin, `groups/${groupId}/invites`));
      expect(links.docs.map((link) => String(link.get('createdBy')))).toEqual(ids.map(() => ''));
    });
  });

  /** Works past the rules. */
  async function past(work: (admin: Firestore) => Promise<void>): Promise<void> {
    const other = initializeApp({ projectId: 'demo-quits', apiKey: 'key' }, crypto.randomUUID());
    const admin = initializeFirestore(other, {});
    const { host, port } = backend.addresses.firestore;
    connectFirestoreEmulator(admin, host, port, { mockUserToken: 'owner' });
    await work(admin);
    await deleteApp(other);
  }

  /** Returns the number of imported expenses according to the history. */
  async function importedBy(groupId: string): Promise<number> {
    const found = await getOnce(database, activity, { groupId }, undefined, { source: 'server' });
    if (!found.ok) throw found.error;
    return found.value.data.reduce((sum, { data }) => {
      const { change, count }: { change?: unknown; count?: unknown } = Object(data.after);
      return change === 'imported' && typeof count === 'number' ? sum + count : sum;
    }, 0);
  }
});

function entriesOf(
  count: number,
  [payer, other]: readonly [string, string],
): readonly IdentifiedExpense[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `entry-${at}`,
    kind: 'expense',
    title: `Row ${at}`,
    amount: 1001 + at,
    currency: 'EUR',
    date: `2026-0${1 + (at % 9)}-01`,
    category: 'dining',
    payers: { [payer]: 1001 + at },
    split: { mode: 'exact', inputs: { [payer]: 500, [other]: 501 + at } },
    shares: { [payer]: 500, [other]: 501 + at },
  }));
}

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
