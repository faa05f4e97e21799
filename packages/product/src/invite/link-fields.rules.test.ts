import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  arrayRemove,
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
import { joinGroup } from '../../tests/rules/group-commits.ts';
import { activityData, inviteData, SECRET } from '../../tests/rules/seeded-documents.ts';
import { type Database, startStage, uidOf } from '../../tests/rules/stage.ts';

const stage = startStage();
const editor = () => stage.as('editor');
const archive = () =>
  stage.seed((database) => updateDoc(doc(database, 'groups/g'), { archivedAt: new Date(0) }));

/** Parts of the commit that creates the editors' standing link, to change. */
interface LinkParts {
  readonly link?: DocumentData;
  readonly invite?: DocumentData;
  readonly named?: string;
}

function makeLink(database: Database, { link = {}, invite = {}, named }: LinkParts = {}) {
  const uid = uidOf(database);
  const made = { inviteId: 'i-new', secret: SECRET, createdBy: uid, ...link };
  const batch = writeBatch(database);
  batch.set(doc(database, 'groups/g/links/editor'), { createdAt: serverTimestamp(), ...made });
  batch.update(doc(database, 'groups/g'), {
    'links.editor': { inviteId: named ?? made.inviteId, by: uid },
  });
  batch.set(doc(database, `groups/g/invites/${made.inviteId}`), {
    ...inviteData(uid),
    standing: true,
    ...invite,
  });
  return batch.commit();
}

/** Seeds an existing standing link. */
function seedLink(): Promise<void> {
  return stage.seed(async (database) => {
    await setDoc(doc(database, 'groups/g/links/editor'), {
      inviteId: 'i',
      secret: SECRET,
      createdBy: 'owner',
      createdAt: new Date(0),
    });
    await updateDoc(doc(database, 'groups/g'), { 'links.editor': { inviteId: 'i', by: 'owner' } });
  });
}

describe('a standing link', () => {
  it('is made together with its invitation', async () => {
    await assertSucceeds(makeLink(editor()));
  });

  it.each<readonly [string, LinkParts]>([
    ['a field that links do not have', { link: { more: 1 } }],
    ['no id of an invitation', { link: { inviteId: 'a b' } }],
    ['no secret', { link: { secret: '' } }],
    ['someone else as its maker', { link: { createdBy: 'owner' } }],
    ['a time of its own', { link: { createdAt: new Date(0) } }],
    ['a link that it takes the place of', { link: { base: 'i' } }],
    ['another invitation in the group', { named: 'i' }],
    ['an invitation of another role', { invite: { role: 'viewer' } }],
    ['an invitation that does not stand', { invite: { standing: false } }],
    ['the secret of another invitation', { link: { secret: 'another' } }],
  ])('is refused with %s', async (_, parts) => {
    await assertFails(makeLink(editor(), parts));
  });

  it('is not for viewers, nor of an archived group', async () => {
    await assertFails(makeLink(stage.as('viewer')));
    await archive();
    await assertFails(makeLink(editor()));
  });

  it('is renewed only as it is made, once the one before lets nobody in', async () => {
    await seedLink();
    const renewed = { link: { base: 'i' } };
    await assertFails(makeLink(editor(), renewed));
    await stage.seed((database) =>
      updateDoc(doc(database, 'groups/g/invites/i'), { revokedAt: new Date(0) }),
    );
    await assertFails(makeLink(stage.as('viewer'), renewed));
    await assertFails(makeLink(editor(), { link: { base: 'i', secret: '' } }));
    await assertSucceeds(makeLink(editor(), renewed));
  });

  it('is not renewed in an archived group', async () => {
    await seedLink();
    await archive();
    await assertFails(makeLink(editor(), { link: { base: 'i' } }));
  });

  it('is removed by whoever may make one, once the group names it no more', async () => {
    await seedLink();
    await assertFails(deleteDoc(doc(editor(), 'groups/g/links/editor')));
    await stage.seed((database) => updateDoc(doc(database, 'groups/g'), { links: deleteField() }));
    await assertFails(deleteDoc(doc(stage.as('viewer'), 'groups/g/links/editor')));
    await assertSucceeds(deleteDoc(doc(editor(), 'groups/g/links/editor')));
  });

  it('goes with the group', async () => {
    await seedLink();
    await archive();
    await assertSucceeds(deleteDoc(doc(stage.as('owner'), 'groups/g/links/editor')));
  });
});

describe('the links that a group names', () => {
  it('change alone, and in an open group', async () => {
    await assertFails(updateDoc(doc(editor(), 'groups/g'), { links: {}, name: 'Other' }));
    await assertSucceeds(updateDoc(doc(editor(), 'groups/g'), { links: {} }));
    await archive();
    await assertFails(updateDoc(doc(editor(), 'groups/g'), { links: { viewer: 'x' } }));
  });
});

describe('an invitation', () => {
  it('stands, or says nothing of it', async () => {
    const made = doc(editor(), 'groups/g/invites/i-new');
    await assertFails(setDoc(made, { ...inviteData('editor'), standing: false }));
    await assertSucceeds(setDoc(made, { ...inviteData('editor'), standing: true }));
  });

  it('is left without the name of who made it, and otherwise as it is', async () => {
    await stage.seed((database) =>
      updateDoc(doc(database, 'groups/g/invites/i'), { createdBy: 'stranger' }),
    );
    const invite = doc(stage.as('stranger'), 'groups/g/invites/i');
    await assertFails(updateDoc(invite, { createdBy: '', usesLeft: 1 }));
    await assertFails(updateDoc(invite, { createdBy: '', 'preview.groupName': 'Other' }));
    await assertFails(updateDoc(invite, { createdBy: '', 'preview.invitedBy': 'Other' }));
    await assertSucceeds(updateDoc(invite, { createdBy: '', 'preview.invitedBy': '' }));
  });

  it('shows no more people than a group has', async () => {
    const names = Array.from({ length: 250 }, (_, at) => [`p${at}`, 'P'] as const);
    await stage.seed((database) =>
      updateDoc(doc(database, 'groups/g/invites/i'), {
        'preview.people': Object.fromEntries(names),
      }),
    );
    const group = { 'people.p-new': { name: 'New', defaultWeight: 1 } };
    await assertFails(
      joinGroup(stage.as('stranger'), 'stranger', {
        seat: 'p-new',
        group,
        invite: { 'preview.people.p-new': 'New' },
      }),
    );
  });

  describe('of a group that a viewer leaves', () => {
    function leave(invite: DocumentData, people: readonly string[] = ['p-viewer']) {
      const database = stage.as('viewer');
      const batch = writeBatch(database);
      batch.update(doc(database, 'groups/g/invites/i'), invite);
      batch.update(doc(database, 'groups/g'), {
        memberUids: arrayRemove('viewer'),
        'roles.viewer': deleteField(),
        'revs.viewer': 'r-new',
        edit: { rev: 'r-new', bases: {}, people },
        ...(people.length === 0
          ? {}
          : { 'people.p-viewer.leftAt': serverTimestamp(), 'revs.p-viewer': 'r-new' }),
        lastActivityAt: serverTimestamp(),
      });
      batch.set(doc(database, 'groups/g/activity/r-new'), {
        ...activityData('viewer'),
        what: 'group',
        target: { kind: 'group', id: 'g' },
      });
      return batch.commit();
    }

    it('shows them no more', async () => {
      await stage.seed((database) =>
        updateDoc(doc(database, 'groups/g/invites/i'), { 'preview.people.p-viewer': 'Vi' }),
      );
      await assertSucceeds(leave({ 'preview.people.p-viewer': deleteField() }));
    });

    it.each<readonly [string, DocumentData, readonly string[]]>([
      ['nothing that they were', { 'preview.people.p-viewer': 'Vi' }, []],
      ['how often it can be used', { usesLeft: increment(1) }, ['p-viewer']],
      ['who invites', { 'preview.invitedBy': 'Other' }, ['p-viewer']],
      ['anybody else', { 'preview.people.p-ann': 'Other' }, ['p-viewer']],
    ])('but changes %s', async (_, invite, people) => {
      await assertFails(leave(invite, people));
    });
  });
});
