// Requests about invitations, links and handovers that only one condition of the rules decides: the survivors of `bench:mutants`.
import { createHash } from 'node:crypto';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  Bytes,
  deleteDoc,
  deleteField,
  doc,
  type DocumentData,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { groupData, inviteData, peopleData, SECRET, activityData } from '../seeded-documents.ts';
import { type Database, type Role, startStage } from '../stage.ts';
import type { Case } from './cases.ts';

const stage = startStage();
const editor = () => stage.as('editor');
const DAY = 86_400_000;

const seedGroup = (change: DocumentData) =>
  stage.seed((db) => updateDoc(doc(db, 'groups/g'), change));

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
