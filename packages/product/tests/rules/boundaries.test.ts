// Requests that only one condition of the rules decides: the survivors of `bench:mutants`.
import { createHash } from 'node:crypto';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  Bytes,
  deleteDoc,
  deleteField,
  doc,
  type DocumentData,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { addExpense } from './expense-commits.ts';
import { editGroup } from './group-commits.ts';
import {
  activityData,
  groupData,
  inviteData,
  newGroupData,
  newSeries,
  peopleData,
  recurringData,
  SECRET,
  userData,
} from './seeded-documents.ts';
import { type Database, type Role, startStage } from './stage.ts';
import { commitSums } from './sums-commit.ts';

const stage = startStage();
const editor = () => stage.as('editor');
const owner = () => stage.as('owner');
const DAY = 86_400_000;

type Case = readonly [string, DocumentData];

const seedGroup = (change: DocumentData) =>
  stage.seed((db) => updateDoc(doc(db, 'groups/g'), change));
/** Entries `x0`, `x1` … */
const many = <Value>(count: number, value: Value): Record<string, Value> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`x${at}`, value]));

describe('an account', () => {
  const write = (data: DocumentData) => setDoc(doc(editor(), 'users/editor'), data);

  it.each<Case>([
    ['nothing but a name', { displayName: 'Ed' }],
    ['the longest address of a photo', { ...userData(), photoURL: 'x'.repeat(2048) }],
    ['the longest locale', { ...userData(), locale: 'x'.repeat(35) }],
    ['a light appearance', { ...userData(), appearance: 'light' }],
    ['a dark appearance', { ...userData(), appearance: 'dark' }],
    [
      'consent',
      {
        ...userData(),
        consent: { analytics: 'granted', decidedAt: new Date(0), version: 1 },
      },
    ],
  ])('takes %s', async (_, data) => {
    await assertSucceeds(write(data));
    await assertSucceeds(write(data));
  });

  it.each<Case>([
    ['a list as a name', { displayName: [] }],
    ['a list as a photo', { photoURL: [] }],
    ['too long an address of a photo', { photoURL: 'x'.repeat(2049) }],
    ['too long a locale', { locale: 'x'.repeat(36) }],
  ])('refuses %s', async (_, change) => {
    await assertFails(write({ ...userData(), ...change }));
  });
});

describe('a new group', () => {
  const create = (change: DocumentData) =>
    setDoc(doc(stage.as('stranger'), 'groups/new'), { ...newGroupData('stranger'), ...change });
  const category = { name: 'Wood', emoji: '🪵' };

  it('takes the longest emoji and 200 categories', async () => {
    await assertSucceeds(create({ emoji: 'x'.repeat(16), categories: many(200, category) }));
  });

  it.each<Case>([
    ['a list as an emoji', { emoji: [] }],
    ['201 categories', { categories: many(201, category) }],
    ['a number of expenses that is no whole number', { expenseCount: -0 }],
    ['a member without a role', { memberUids: ['stranger', 'friend'] }],
  ])('refuses %s', async (_, change) => {
    await assertFails(create(change));
  });
});

describe('an edit of a group', () => {
  it.each<Case>([
    ['a currency that is none', { currency: 'euro' }],
    ['a simplification that is no choice', { simplify: 'yes' }],
    ['a category with more', { 'categories.own': { name: 'a', emoji: 'b', more: 1 } }],
    ['too long an emoji of a category', { 'categories.own': { name: 'a', emoji: 'x'.repeat(17) } }],
  ])('refuses %s', async (_, change) => {
    await assertFails(editGroup(editor(), change));
  });

  it('refuses a setting without a revision', async () => {
    await assertFails(editGroup(editor(), { name: 'House' }, { touched: ['emoji'] }));
  });

  it('refuses a revision without an entry in the history', async () => {
    await assertFails(
      updateDoc(doc(editor(), 'groups/g'), {
        emoji: 'x',
        'revs.emoji': 'r-new',
        edit: { rev: 'r-new', bases: {}, people: [] },
        lastActivityAt: serverTimestamp(),
      }),
    );
  });

  it('has 800 revisions at most', async () => {
    await seedGroup({ revs: many(799, 'r-old') });
    await assertSucceeds(editGroup(editor(), { emoji: 'x' }, { rev: 'r-one' }));
    await assertFails(editGroup(editor(), { simplify: false }, { rev: 'r-two' }));
  });

  it('has 200 categories at most', async () => {
    const category = { name: 'Wood', emoji: '🪵' };
    await seedGroup({ categories: many(199, category) });
    const add = (id: string) =>
      editGroup(editor(), { [`categories.${id}`]: category }, { rev: id });
    await assertSucceeds(add('one'));
    await assertFails(add('two'));
  });

  it('has 250 people at most, but changes those of more', async () => {
    const person = { name: 'P', defaultWeight: 1 };
    await seedGroup({ people: peopleData(249) });
    await assertSucceeds(editGroup(editor(), { 'people.one': person }, { rev: 'r-one' }));
    await assertFails(editGroup(editor(), { 'people.two': person }, { rev: 'r-two' }));
    await seedGroup({ people: peopleData(251) });
    await assertSucceeds(editGroup(editor(), { 'people.p0.name': 'Q' }, { rev: 'r-three' }));
  });

  it.each([2, 3])('looks at the last of %i people', async (count) => {
    const people = Array.from({ length: count }, (_, at): [string, DocumentData] => [
      `people.n${at}`,
      { name: at === count - 1 ? '' : 'P', defaultWeight: 1 },
    ]);
    await assertFails(editGroup(editor(), Object.fromEntries(people)));
  });

  it('keeps the account in a person of the first version', async () => {
    await seedGroup({ 'people.p-bob.uid': 'bob' });
    const change = { 'people.p-bob.name': 'Bobby' };
    await assertSucceeds(editGroup(editor(), change, { rev: 'r-one' }));
    const without = { 'people.p-bob': { name: 'Bob', defaultWeight: 1 } };
    const parts = { rev: 'r-two', bases: { 'p-bob': 'r-one' } };
    await assertFails(editGroup(editor(), without, parts));
  });

  it('does not look at names that it leaves alone', async () => {
    await seedGroup({ emoji: 5 });
    await assertSucceeds(editGroup(editor(), { 'people.p-bob.name': 'Bobby' }));
  });

  it('takes a member out under one name in both lists', async () => {
    const memberUids = ['owner', 'editor', 'viewer'];
    await assertFails(editGroup(owner(), { memberUids, 'roles.viewer': deleteField() }));
    await assertSucceeds(editGroup(owner(), { memberUids, 'roles.guest': deleteField() }));
  });

  it('may be the first thing that moves in a group without sums', async () => {
    await seedGroup({ last: deleteField() });
    await assertSucceeds(editGroup(editor(), { emoji: 'x' }));
  });
});

describe('a recount', () => {
  it('is of this moment', async () => {
    const last = { of: '=', base: 'r-e' };
    await assertFails(commitSums(editor(), 'editor', { ...last, at: new Date(0) }));
    await assertFails(commitSums(editor(), 'editor', last, { expenseCount: 0.5 }));
    await assertSucceeds(commitSums(editor(), 'editor', last));
  });

  it('may be the first of a group', async () => {
    await seedGroup({ last: deleteField() });
    await assertSucceeds(commitSums(editor(), 'editor', { of: '=', base: '' }));
  });
});

describe('a series', () => {
  const template: DocumentData = recurringData()['template'];
  const conversion = {
    groupAmount: 80_000,
    groupCurrency: 'USD',
    rate: '1.1',
    rateSource: 'rate',
    rateDate: '2026-11-20',
  };
  const create = (change: DocumentData) =>
    setDoc(doc(editor(), 'groups/g/recurring/new'), {
      ...newSeries('editor'),
      template: { ...template, ...change },
    });

  it.each<Case>([
    ['the longest title', { title: 'x'.repeat(120) }],
    ['the longest notes', { notes: 'x'.repeat(2000) }],
    ['250 people', { payers: many(250, 1), shares: many(250, 1) }],
    ['a conversion', conversion],
  ])('takes %s', async (_, change) => {
    await assertSucceeds(create(change));
  });

  it.each<Case>([
    ['a kind that is none', { kind: 'gift' }],
    ['a title of 121 characters', { title: 'x'.repeat(121) }],
    ['a fraction', { amount: 0.5, payers: many(13, 1), shares: many(13, 1) }],
    ['a currency that is none', { currency: 'euro' }],
    ['251 payers', { payers: many(251, 1) }],
    ['251 shares', { shares: many(251, 1) }],
    ['a category of 41 characters', { category: 'x'.repeat(41) }],
    ['a list as notes', { notes: [] }],
    ['the currency of a conversion', { groupCurrency: 'USD' }],
    ['the source of a rate', { rateSource: 'rate' }],
    ['the day of a rate', { rateDate: '2026-11-20' }],
    ['a fraction as what it converts to', { ...conversion, groupAmount: 800.5 }],
    ['a rate that is none', { ...conversion, rate: 'x' }],
  ])('refuses %s', async (_, change) => {
    await assertFails(create(change));
  });

  it('is changed as it is made, also one of the first version', async () => {
    const series = doc(editor(), 'groups/g/recurring/r');
    const stamp = { updatedAt: serverTimestamp(), updatedBy: 'editor', rev: 'r', base: 'r-series' };
    await assertFails(updateDoc(series, { ...stamp, frequency: 'hourly' }));
    await seedGroup({ archivedAt: new Date(0) });
    await assertFails(updateDoc(series, stamp));
    await seedGroup({ archivedAt: deleteField() });
    await stage.seed((db) => updateDoc(doc(db, 'groups/g/recurring/r'), { rev: deleteField() }));
    await assertSucceeds(updateDoc(series, { ...stamp, base: '' }));
  });
});

describe('an invitation', () => {
  const preview: DocumentData = inviteData('editor')['preview'];
  const create = (change: DocumentData) =>
    setDoc(doc(editor(), 'groups/g/invites/new'), { ...inviteData('editor'), ...change });
  const withPreview = (change: DocumentData): DocumentData => ({
    preview: { ...preview, ...change },
  });

  it.each<Case>([
    ['a single use', { usesLeft: 1 }],
    ['the longest emoji', withPreview({ emoji: 'x'.repeat(16) })],
    ['the longest name of who invites', withPreview({ invitedBy: 'x'.repeat(80) })],
    ['250 places that are taken', withPreview({ taken: Array(250).fill('p-ann') })],
  ])('takes %s', async (_, change) => {
    await assertSucceeds(create(change));
  });

  it.each<Case>([
    ['a hash that is text', { secretHash: 'x'.repeat(32) }],
    ['an end at once', { expiresAt: serverTimestamp() }],
    ['an end beyond 366 days', { expiresAt: new Date(Date.now() + 366.5 * DAY) }],
    ['a list as an emoji', withPreview({ emoji: [] })],
    ['a list as who invites', withPreview({ invitedBy: [] })],
    ['251 places that are taken', withPreview({ taken: Array(251).fill('p-ann') })],
  ])('refuses %s', async (_, change) => {
    await assertFails(create(change));
  });

  it('looks at each of twelve names, and at none of thirteen', async () => {
    await seedGroup({ people: peopleData(13) });
    const named = (count: number, long: (at: number) => boolean) =>
      withPreview({
        people: Object.fromEntries(
          Array.from({ length: count }, (_, at) => [
            `p${at}`,
            `${at}`.padEnd(long(at) ? 81 : 80, 'x'),
          ]),
        ),
      });
    for (let place = 0; place < 12; place += 1) {
      await assertFails(create(named(12, (at) => at === place)));
    }
    await assertSucceeds(create(named(12, () => false)));
    await stage.seed((db) => deleteDoc(doc(db, 'groups/g/invites/new')));
    await assertSucceeds(create(named(13, () => true)));
  });

  it.each<readonly [string, Role, DocumentData]>([
    ['by another', 'owner', {}],
    ['for another name', 'editor', { createdBy: 'x' }],
    ['along with a use', 'editor', { usesLeft: 4 }],
    ['along with the name of the group', 'editor', { 'preview.groupName': 'House' }],
  ])('does not forget who invites %s', async (_, role, change) => {
    const forget = (by: Role, more: DocumentData) =>
      updateDoc(doc(stage.as(by), 'groups/g/invites/i'), {
        createdBy: '',
        'preview.invitedBy': '',
        ...more,
      });
    await assertFails(forget(role, change));
    await assertSucceeds(forget('editor', {}));
  });
});

describe('a use of an invitation', () => {
  /** A commit that joins, the documents in this order; the rules look at the first one first. */
  function join(
    role: Role,
    { invite = {}, group = {}, other = {}, order = ['invite', 'group', 'entry'] }: JoinCommit,
  ) {
    const db: Database = stage.as(role);
    const batch = writeBatch(db);
    for (const part of order) {
      if (part === 'invite') {
        batch.update(doc(db, 'groups/g/invites/i'), { usesLeft: increment(-1), ...invite });
      } else if (part === 'other') {
        batch.update(doc(db, 'groups/g/invites/other'), other);
      } else if (part === 'entry') {
        const at = serverTimestamp();
        const entry = { inviteId: 'i', secret: SECRET, personId: 'p-ann', at };
        batch.set(doc(db, `groups/g/joins/${role}`), entry);
      } else {
        const memberUids = [...(groupData()['memberUids'] as string[]), role];
        batch.update(doc(db, 'groups/g'), {
          memberUids,
          [`roles.${role}`]: 'editor',
          'seats.p-ann': role,
          lastActivityAt: serverTimestamp(),
          ...group,
        });
      }
    }
    return batch.commit();
  }
  const seedOther = () =>
    stage.seed((db) => setDoc(doc(db, 'groups/g/invites/other'), inviteData('editor')));

  it('is one, of this invitation, by who becomes a member', async () => {
    await seedOther();
    const order = ['other', 'invite', 'group', 'entry'] as const;
    await assertFails(join('stranger', { order, other: { usesLeft: increment(-1) } }));
    await assertFails(join('stranger', { invite: { usesLeft: increment(-2) } }));
    await assertFails(join('stranger', { order: ['invite', 'entry'] }));
    await assertFails(join('viewer', { order: ['invite', 'entry'] }));
    await assertSucceeds(join('stranger', {}));
  });

  it('makes no member anything else', async () => {
    const order = ['group', 'invite', 'entry'] as const;
    await assertFails(join('viewer', { order }));
  });

  it('lets in nobody else', async () => {
    const memberUids = [...(groupData()['memberUids'] as string[]), 'stranger', 'friend'];
    await assertFails(
      join('stranger', { group: { memberUids }, order: ['group', 'invite', 'entry'] }),
    );
  });

  it('is not repeated with an entry of the past', async () => {
    await stage.seed((db) =>
      setDoc(doc(db, 'groups/g/joins/stranger'), {
        inviteId: 'i',
        secret: SECRET,
        personId: 'p-ann',
        at: new Date(0),
      }),
    );
    await assertFails(join('stranger', { order: ['group', 'invite'] }));
  });

  it('shows as proof a secret of up to 200 characters', async () => {
    const db = stage.as('stranger');
    const batch = writeBatch(db);
    batch.set(doc(db, 'groups/g/joins/stranger'), {
      inviteId: 'i',
      secret: 'x'.repeat(200),
      personId: '',
      at: serverTimestamp(),
    });
    // The entry is right; the group refuses the secret.
    batch.update(doc(db, 'groups/g'), {
      memberUids: [...(groupData()['memberUids'] as string[]), 'stranger'],
      'roles.stranger': 'editor',
      lastActivityAt: serverTimestamp(),
    });
    await assertFails(batch.commit());
  });
});

interface JoinCommit {
  readonly invite?: DocumentData;
  readonly group?: DocumentData;
  readonly other?: DocumentData;
  readonly order?: readonly ('invite' | 'other' | 'group' | 'entry')[];
}

describe('the preview of a group that somebody leaves', () => {
  const without = { 'preview.people.p-viewer': deleteField(), 'preview.invitedBy': '' };

  function leave(change: DocumentData, people: readonly string[] = ['p-viewer']) {
    const db = stage.as('viewer');
    const batch = writeBatch(db);
    batch.update(doc(db, 'groups/g/invites/i'), change);
    batch.update(doc(db, 'groups/g'), {
      memberUids: ['owner', 'editor', 'guest'],
      'roles.viewer': deleteField(),
      'seats.p-viewer': '',
      'people.p-viewer.leftAt': new Date(0),
      'revs.p-viewer': 'r-new',
      'revs.viewer': 'r-new',
      edit: { rev: 'r-new', bases: {}, people },
      lastActivityAt: serverTimestamp(),
    });
    batch.set(doc(db, 'groups/g/activity/r-new'), {
      ...activityData('viewer'),
      what: 'group',
      target: { kind: 'group', id: 'g' },
    });
    return batch.commit();
  }

  it('loses the one who leaves, and who invites', async () => {
    await stage.seed((db) =>
      updateDoc(doc(db, 'groups/g/invites/i'), { 'preview.people.p-viewer': 'Vi' }),
    );
    await assertFails(leave(without, ['p-viewer', 'p-ann']));
    await assertFails(leave({ ...without, 'preview.invitedBy': 'Me' }));
    await assertSucceeds(leave(without));
  });

  it.each<Role>(['viewer', 'stranger'])('is not changed by a %s who stays', async (role) => {
    await seedGroup({ 'edit.people': ['p-ann'] });
    await assertFails(
      updateDoc(doc(stage.as(role), 'groups/g/invites/i'), {
        'preview.people.p-ann': deleteField(),
      }),
    );
  });
});

describe('a standing link', () => {
  function make(role: string, link: DocumentData = {}, invite: DocumentData = {}) {
    const db = editor();
    const batch = writeBatch(db);
    batch.set(doc(db, `groups/g/links/${role}`), {
      inviteId: 'i-new',
      secret: SECRET,
      createdBy: 'editor',
      createdAt: serverTimestamp(),
      ...link,
    });
    batch.update(doc(db, 'groups/g'), { [`links.${role}`]: { inviteId: 'i-new', by: 'editor' } });
    batch.set(doc(db, 'groups/g/invites/i-new'), {
      ...inviteData('editor'),
      role,
      standing: true,
      ...invite,
    });
    return batch.commit();
  }
  const stored = { inviteId: 'i', secret: SECRET, createdBy: 'owner', createdAt: new Date(0) };
  const named = { 'links.editor': { inviteId: 'i', by: 'owner' } };

  it('is of a role, by a secret that fits into a link', async () => {
    await assertFails(make('owner'));
    const secretHash = Bytes.fromUint8Array(createHash('sha256').update('a b').digest());
    await assertFails(make('editor', { secret: 'a b' }, { secretHash }));
    await assertSucceeds(make('viewer'));
  });

  it('is renewed in an open group, from the one that is stored', async () => {
    await stage.seed(async (db) => {
      await setDoc(doc(db, 'groups/g/links/editor'), stored);
      await updateDoc(doc(db, 'groups/g/invites/i'), { revokedAt: new Date(0) });
      await updateDoc(doc(db, 'groups/g'), named);
    });
    await assertFails(make('editor', { base: 'other' }));
    await seedGroup({ archivedAt: new Date(0) });
    await assertFails(make('editor', { base: 'i' }));
  });

  it('is named by whoever may write, in an open group', async () => {
    await stage.seed((db) => setDoc(doc(db, 'groups/g/links/editor'), stored));
    await assertFails(updateDoc(doc(stage.as('viewer'), 'groups/g'), named));
    await seedGroup({ archivedAt: new Date(0) });
    await assertFails(updateDoc(doc(editor(), 'groups/g'), named));
    await seedGroup({ archivedAt: deleteField() });
    await assertSucceeds(updateDoc(doc(editor(), 'groups/g'), named));
  });
});

describe('a place that is handed over', () => {
  const OFFER = 'groups/g/handovers/stranger';
  const offer = (personId: unknown) =>
    setDoc(doc(stage.as('guest'), OFFER), { from: 'guest', personId, at: serverTimestamp() });

  function take(group: DocumentData = {}) {
    const db = stage.as('stranger');
    const batch = writeBatch(db);
    batch.update(doc(db, 'groups/g'), {
      memberUids: ['owner', 'editor', 'viewer', 'stranger'],
      'roles.stranger': 'editor',
      'roles.guest': deleteField(),
      'seats.p-guest': 'stranger',
      lastActivityAt: serverTimestamp(),
      ...group,
    });
    batch.delete(doc(db, OFFER));
    return batch.commit();
  }

  it('is named by an id', async () => {
    await assertFails(offer([]));
    await assertSucceeds(offer('p'.repeat(64)));
  });

  it('is taken without another role', async () => {
    await offer('p-guest');
    await assertFails(take({ 'roles.guest': 'editor' }));
    await assertFails(take({ 'roles.viewer': 'owner' }));
    await assertSucceeds(take());
  });

  it('is not taken by a member for a better role', async () => {
    const data = { from: 'guest', personId: '', at: new Date() };
    await stage.seed((db) => setDoc(doc(db, 'groups/g/handovers/viewer'), data));
    const db = stage.as('viewer');
    const batch = writeBatch(db);
    batch.update(doc(db, 'groups/g'), {
      memberUids: ['owner', 'editor', 'viewer', 'viewer'],
      'roles.viewer': 'editor',
      lastActivityAt: serverTimestamp(),
    });
    batch.delete(doc(db, 'groups/g/handovers/viewer'));
    await assertFails(batch.commit());
  });

  it('is taken within a day', async () => {
    const at = new Date(Date.now() - 1.5 * DAY);
    const data = { from: 'guest', personId: 'p-guest', at };
    await stage.seed((db) => setDoc(doc(db, OFFER), data));
    await assertFails(take());
  });
});

describe('the history', () => {
  it('has entries without more about their target', async () => {
    const target = { kind: 'expense', id: 'e', more: 1 };
    await assertFails(
      setDoc(doc(editor(), 'groups/g/activity/new'), { ...activityData('editor'), target }),
    );
    await assertSucceeds(setDoc(doc(editor(), 'groups/g/activity/new'), activityData('editor')));
  });

  it('is read by the author of an entry, who is no member', async () => {
    await stage.seed((db) => setDoc(doc(db, 'groups/g/activity/own'), activityData('stranger')));
    await assertSucceeds(getDoc(doc(stage.as('stranger'), 'groups/g/activity/own')));
    await assertFails(getDoc(doc(stage.as('stranger'), 'groups/g/activity/a')));
  });
});

describe('an expense', () => {
  const group = 'groups/g';
  const last = { rev: 'r-e', of: 'e', at: serverTimestamp() };

  it.each<Case>([
    ['a list as notes', { notes: [] }],
    ['the source of a rate', { rateSource: 'rate' }],
    ['the day of a rate', { rateDate: '2026-11-20' }],
  ])('refuses %s', async (_, expense) => {
    await assertFails(addExpense(editor(), 'editor', { expense }));
  });

  it('is not counted again by its old revision', async () => {
    const doubled = { 'balances.EUR': { 'p-ann': 1000, 'p-bob': -1000 }, expenseCount: 2 };
    const change = { last, lastActivityAt: serverTimestamp(), ...doubled };
    await assertFails(updateDoc(doc(editor(), group), change));
  });

  it('is not counted again in its month', async () => {
    const spent = { byCategory: { dining: 2000 }, byPerson: { 'p-ann': 1000, 'p-bob': 1000 } };
    await assertFails(
      setDoc(doc(editor(), 'groups/g/months/2026-11-EUR'), { totals: { EUR: spent }, of: 'e' }),
    );
  });

  it('is not written without the group', async () => {
    const batch = writeBatch(editor());
    batch.update(doc(editor(), 'groups/g/expenses/e'), {
      title: 'Lunch',
      base: 'r-e',
      updatedAt: serverTimestamp(),
      updatedBy: 'editor',
    });
    batch.set(doc(editor(), 'groups/g/activity/r-e'), activityData('editor'));
    await assertFails(batch.commit());
  });

  it.each(['group', 'expense'])('has the revision of its commit, also at the %s', async (first) => {
    const batch = writeBatch(editor());
    const writeGroup = () => {
      batch.update(doc(editor(), group), {
        last: { ...last, rev: 'r-other' },
        lastActivityAt: serverTimestamp(),
        expenseCount: increment(0),
      });
    };
    if (first === 'group') writeGroup();
    batch.update(doc(editor(), 'groups/g/expenses/e'), {
      title: 'Lunch',
      base: 'r-e',
      rev: 'r-new',
      updatedAt: serverTimestamp(),
      updatedBy: 'editor',
    });
    if (first === 'expense') writeGroup();
    for (const rev of ['r-new', 'r-other']) {
      batch.set(doc(editor(), `groups/g/activity/${rev}`), activityData('editor'));
    }
    await assertFails(batch.commit());
  });

  it('puts nothing more into its month', async () => {
    const data = { totals: { EUR: { more: {} } }, of: 'new' };
    const extra = { id: '2026-11-EUR', data };
    await assertFails(addExpense(editor(), 'editor', { extra }));
    await assertSucceeds(addExpense(editor(), 'editor'));
  });
});

it('marks an archived group as being deleted', async () => {
  await seedGroup({ archivedAt: new Date(0) });
  await assertSucceeds(editGroup(owner(), { deletingAt: new Date(0) }));
});

describe('a place of an editor without one', () => {
  const free = () => seedGroup({ 'seats.p-editor': '' });
  const sit = (change: DocumentData, people: readonly string[]) =>
    editGroup(editor(), change, { people, touched: [] });

  it('is not given to somebody else', async () => {
    await free();
    await assertFails(sit({ 'seats.p-ann': 'stranger' }, ['p-ann']));
  });

  it('is not that of somebody else', async () => {
    await free();
    await assertFails(sit({ 'seats.p-viewer': 'editor' }, ['p-viewer']));
  });

  it('is one, which the edit names', async () => {
    await free();
    await assertFails(sit({ 'seats.p-ann': 'editor', 'seats.p-bob': 'x' }, ['p-ann']));
    await assertSucceeds(sit({ 'seats.p-ann': 'editor' }, ['p-ann']));
  });
});

it('lets an editor remove an expense without an amount', async () => {
  await stage.seed((db) => updateDoc(doc(db, 'groups/g/expenses/e'), { amount: deleteField() }));
  await assertSucceeds(deleteDoc(doc(editor(), 'groups/g/expenses/e')));
});

it('does not remove an unreadable expense of an archived group', async () => {
  await stage.seed((db) => updateDoc(doc(db, 'groups/g/expenses/e'), { kind: 'gift' }));
  await seedGroup({ archivedAt: new Date(0) });
  await assertFails(deleteDoc(doc(editor(), 'groups/g/expenses/e')));
});
