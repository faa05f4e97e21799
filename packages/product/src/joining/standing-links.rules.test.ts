import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import type { Database } from '@quits/firestore';
import {
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  serverTimestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { addPeople } from '../person/add-people.ts';
import { addPerson } from '../person/add-person.ts';
import { changeGroup } from '../group/change-group.ts';
import { changePerson, setPersonLeft, unclaimPerson } from '../person/change-person.ts';
import { joinGroup, type JoinGroupRequest } from './join-group.ts';
import { leaveGroup } from '../person/leave-group.ts';
import { showPlace } from './show-place.ts';
import { type LinkParts, renewLink, revokeLink, standingLink } from './standing-link.ts';
import { scrubMember } from '../account/scrub-member.ts';
import type { LinkRole } from '../group/schema.ts';
import { accepted, openClients } from '../../tests/rules/app-client.ts';
import { inviteData, SECRET } from '../../tests/rules/seeded-documents.ts';
import { startStage } from '../../tests/rules/stage.ts';

const stage = startStage();
const { signIn, read, readGroup } = openClients(stage);
const now = Date.now();

const request = (uid: string, role: LinkRole = 'editor') => ({ groupId: 'g', uid, role, now });

async function linkOf(uid: string, role: LinkRole = 'editor'): Promise<LinkParts> {
  const link = await standingLink(signIn(uid), request(uid, role));
  if (!link.ok) throw link.error;
  return link.value;
}

async function previewOf({ inviteId }: LinkParts) {
  const invite = await read(`groups/g/invites/${inviteId}`);
  return invite?.['preview'];
}

const join = (
  database: Database,
  uid: string,
  { inviteId, secret }: LinkParts,
  as: JoinGroupRequest['as'],
  role: LinkRole = 'editor',
) => joinGroup(database, { groupId: 'g', inviteId, secret, uid, role, as });

describe('the standing link of a role', () => {
  it('is one, whoever asks, and lets people join', async () => {
    const link = await linkOf('owner');
    expect(await linkOf('editor')).toMatchObject(link);
    await accepted(
      join(signIn('stranger'), 'stranger', link, { kind: 'existing', personId: 'p-ann' }),
    );
    expect(await read('groups/g')).toMatchObject({ seats: { 'p-ann': 'stranger' } });
  });

  it('is one also when two devices make it at once', async () => {
    const [one, other] = await Promise.all([linkOf('owner'), linkOf('editor')]);
    expect(one).toEqual(other);
    expect(await read('groups/g')).toMatchObject({ links: { editor: { inviteId: one.inviteId } } });
  });

  it('is one also where both made it without having read', async () => {
    const made = async (uid: string, id: string) => {
      const database = stage.as('owner');
      const batch = writeBatch(database);
      const { invite, link } = stored(uid, id);
      batch.set(doc(database, `groups/g/invites/${id}`), invite);
      batch.set(doc(database, 'groups/g/links/editor'), link);
      batch.update(doc(database, 'groups/g'), { 'links.editor': { inviteId: id, by: uid } });
      return batch.commit();
    };
    await assertSucceeds(made('owner', 'i1'));
    await assertFails(made('owner', 'i2'));
  });

  it('is made anew once it is expired, used up or revoked', async () => {
    const first = await linkOf('owner');
    const path = `groups/g/invites/${first.inviteId}`;
    await stage.seed((db) => updateDoc(doc(db, path), { usesLeft: 0 }));
    const second = await linkOf('editor');
    expect(second.inviteId).not.toBe(first.inviteId);
    await stage.seed((db) =>
      updateDoc(doc(db, `groups/g/invites/${second.inviteId}`), { expiresAt: new Date(0) }),
    );
    expect((await linkOf('editor')).inviteId).not.toBe(second.inviteId);
  });

  it('is renewed by any editor; the old one lets nobody in and shows nothing', async () => {
    const old = await linkOf('owner');
    const renewed = await renewLink(signIn('editor'), request('editor'));
    expect(renewed).toMatchObject({ ok: true });
    const refused = join(signIn('stranger'), 'stranger', old, { kind: 'new', name: 'Sam' });
    expect(await refused.settled).toMatchObject({ ok: false });
    await assertFails(getDoc(doc(stage.as('stranger'), `groups/g/invites/${old.inviteId}`)));
    expect({ ok: true, value: await linkOf('owner') }).toEqual(renewed);
  });

  it('is not renewed while the old one still works', async () => {
    const old = await linkOf('owner');
    const database = stage.as('owner');
    const batch = writeBatch(database);
    const { invite, link } = stored('owner', 'i2');
    batch.set(doc(database, 'groups/g/invites/i2'), invite);
    batch.set(doc(database, 'groups/g/links/editor'), { ...link, base: old.inviteId });
    batch.update(doc(database, 'groups/g'), { 'links.editor': { inviteId: 'i2', by: 'owner' } });
    await assertFails(batch.commit());
  });

  it('is revoked, and made again', async () => {
    const old = await linkOf('owner');
    expect(await revokeLink(signIn('editor'), request('editor'))).toMatchObject({ ok: true });
    expect(await read('groups/g/links/editor')).toBeUndefined();
    expect(await read('groups/g')).toMatchObject({ links: {} });
    await assertFails(getDoc(doc(stage.as('stranger'), `groups/g/invites/${old.inviteId}`)));
    expect((await linkOf('owner')).inviteId).not.toBe(old.inviteId);
  });

  it('is secret to viewers and strangers, and for them to make, renew or end neither', async () => {
    const link = await linkOf('owner', 'viewer');
    for (const role of ['viewer', 'stranger'] as const) {
      await assertFails(getDoc(doc(stage.as(role), 'groups/g/links/viewer')));
      await assertFails(
        updateDoc(doc(stage.as(role), 'groups/g'), {
          'links.viewer': { inviteId: 'i', by: role },
        }),
      );
      expect(await renewLink(signIn(role), request(role, 'viewer'))).toMatchObject({ ok: false });
      expect(await revokeLink(signIn(role), request(role, 'viewer'))).toMatchObject({ ok: false });
    }
    expect(await linkOf('editor', 'viewer')).toEqual(link);
  });

  it('is named only as it is: nobody points changes of the group at what is not there', async () => {
    await linkOf('owner');
    const editor = stage.as('editor');
    const named = { inviteId: 'nothing', by: 'editor' };
    await assertFails(updateDoc(doc(editor, 'groups/g'), { 'links.editor': named }));
    await assertFails(updateDoc(doc(editor, 'groups/g'), { 'links.viewer': named }));
    await assertFails(updateDoc(doc(editor, 'groups/g'), { 'links.owner': named }));
    await assertFails(updateDoc(doc(editor, 'groups/g'), { links: 'nothing' }));
    await assertFails(updateDoc(doc(editor, 'groups/g'), { 'links.viewer': null }));
  });

  it('is never deleted by whoever made it, who can take the own name out', async () => {
    const link = await linkOf('editor');
    const path = `groups/g/invites/${link.inviteId}`;
    await assertFails(deleteDoc(doc(stage.as('editor'), path)));
    expect(await scrubMember(signIn('editor'), 'editor')).toMatchObject({ ok: true });
    expect(await read(path)).toMatchObject({ createdBy: '', preview: { invitedBy: '' } });
    const group = await readGroup(signIn('owner'));
    await accepted(addPerson(signIn('owner'), { group, uid: 'owner', name: 'Cleo' }));
  });
});

describe('what a standing link shows', () => {
  let links: readonly LinkParts[] = [];
  beforeEach(async () => {
    links = [await linkOf('editor'), await linkOf('owner', 'viewer')];
  });

  async function expectShown(preview: object): Promise<void> {
    for (const link of links) expect(await previewOf(link)).toMatchObject(preview);
  }

  it('follows the name, the mark and the people of the group', async () => {
    const database = signIn('editor');
    const by = async () => ({ group: await readGroup(database), uid: 'editor' });
    await accepted(
      changeGroup(database, await by(), {
        label: 'change-group',
        fields: { name: 'House', emoji: '⛵' },
        note: { change: 'settings' },
      }),
    );
    await accepted(addPerson(database, { ...(await by()), name: 'Cleo' }));
    const details = { name: 'Anna', defaultWeight: 1, household: undefined };
    await accepted(changePerson(database, { ...(await by()), personId: 'p-ann' }, details));
    await accepted(setPersonLeft(database, { ...(await by()), personId: 'p-bob' }, true));
    for (const link of links) {
      const shown = await previewOf(link);
      expect(shown).toMatchObject({ groupName: 'House', emoji: '⛵', people: { 'p-ann': 'Anna' } });
      expect(JSON.stringify(shown)).toContain('"Cleo"');
      expect(shown).not.toHaveProperty(['people', 'p-bob']);
    }
    await accepted(setPersonLeft(database, { ...(await by()), personId: 'p-bob' }, false));
    await expectShown({ people: { 'p-bob': 'Bob' } });
  });

  it('accepts several people in one commit', async () => {
    const database = signIn('editor');
    const names = ['Cleo', 'Dan', 'Eva', 'Fay', 'Gil', 'Hal', 'Ida', 'Jo', 'Kim'];
    const request = { group: await readGroup(database), uid: 'editor', names };
    for (const write of addPeople(database, request)) await accepted(write);
    const stored = (await readGroup(database)).data.people;
    expect(Object.values(stored).map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    for (const link of links) {
      const shown = await previewOf(link);
      for (const name of names) expect(JSON.stringify(shown)).toContain(`"${name}"`);
    }
  });

  it('follows who joins, in the other link, too', async () => {
    const [link] = links;
    if (link === undefined) throw new Error('no link');
    const database = signIn('stranger');
    await accepted(join(database, 'stranger', link, { kind: 'new', name: ' Sam ' }));
    const request = { groupId: 'g', inviteId: link.inviteId, uid: 'stranger' };
    expect(await showPlace(database, request)).toMatchObject({ ok: true });
    const seats = (await readGroup(database)).data.seats;
    const [id = ''] = Object.entries(seats).find(([, uid]) => uid === 'stranger') ?? [];
    const taken: unknown = expect.arrayContaining([id]);
    await expectShown({ people: { [id]: 'Sam' }, taken });
  });

  it('accepts a joiner who is an onlooker, and leaves them out of default splits', async () => {
    const [, link] = links;
    if (link === undefined) throw new Error('no link');
    const as = { kind: 'new', name: 'Sam', isOnlooker: true } as const;
    await accepted(join(signIn('stranger'), 'stranger', link, as, 'viewer'));
    const { people } = (await readGroup(signIn('owner'))).data;
    const sam = Object.values(people).find(({ name }) => name === 'Sam');
    expect(sam).toMatchObject({ defaultWeight: 0, uid: 'stranger' });
  });

  it('follows a joiner who may only look', async () => {
    const [, link] = links;
    if (link === undefined) throw new Error('no link');
    const database = signIn('stranger');
    const as = { kind: 'existing', personId: 'p-ann' } as const;
    await accepted(join(database, 'stranger', link, as, 'viewer'));
    const request = { groupId: 'g', inviteId: link.inviteId, uid: 'stranger' };
    expect(await showPlace(database, request)).toMatchObject({ ok: true });
    const taken: unknown = expect.arrayContaining(['p-ann']);
    await expectShown({ taken });
  });

  it.each(['viewer', 'editor'])('follows a %s who leaves, and comes back', async (uid) => {
    const database = signIn(uid);
    const left = leaveGroup(database, { group: await readGroup(database), uid });
    if (!left.ok) throw left.error;
    await accepted(left.value);
    for (const link of links) {
      expect(await previewOf(link)).not.toHaveProperty(['people', `p-${uid}`]);
      expect(await previewOf(link)).toHaveProperty(
        'taken',
        expect.not.arrayContaining([`p-${uid}`]),
      );
    }
    expect(await previewOf(links[0] ?? { inviteId: '', secret: '' })).toMatchObject({
      invitedBy: uid === 'editor' ? '' : 'editor',
    });
    const link = uid === 'editor' ? await linkOf('owner') : links[0];
    if (link === undefined) throw new Error('no link');
    await accepted(join(database, uid, link, { kind: 'existing', personId: 'p-ann' }));
  });

  it('names the inviter as they are called, and nobody once they are detached', async () => {
    const database = signIn('owner');
    const by = async () => ({ group: await readGroup(database), uid: 'owner' });
    const details = { name: 'Eddie', defaultWeight: 1, household: undefined };
    await accepted(changePerson(database, { ...(await by()), personId: 'p-editor' }, details));
    const [link] = links;
    if (link === undefined) throw new Error('no link');
    expect(await previewOf(link)).toMatchObject({ invitedBy: 'Eddie' });
    await accepted(unclaimPerson(database, { ...(await by()), personId: 'p-editor' }));
    expect(await previewOf(link)).toMatchObject({ invitedBy: '', people: { 'p-editor': 'Eddie' } });
  });

  it('never refuses a change of the group, also when the link was renewed meanwhile', async () => {
    const database = signIn('editor');
    const group = await readGroup(database);
    await renewLink(signIn('owner'), request('owner'));
    await revokeLink(signIn('owner'), request('owner', 'viewer'));
    await accepted(addPerson(database, { group, uid: 'editor', name: 'Cleo' }));
    // The new link's preview is completed when a member requests it.
    const link = await linkOf('editor');
    expect(JSON.stringify(await previewOf(link))).toContain('"Cleo"');
  });

  it('does not keep a joiner out who comes while others change it', async () => {
    const [link] = links;
    if (link === undefined) throw new Error('no link');
    const group = await readGroup(signIn('editor'));
    const names = ['Cleo', 'Dan', 'Eva', 'Fay'];
    const database = signIn('editor');
    const writes = names.map((name) => addPerson(database, { group, uid: 'editor', name }));
    const as = { kind: 'existing', personId: 'p-ann' } as const;
    await accepted(join(signIn('stranger'), 'stranger', link, as));
    for (const write of writes) await accepted(write);
    const shown = JSON.stringify(await previewOf(link));
    for (const name of names) expect(shown).toContain(`"${name}"`);
    expect(await previewOf(link)).toHaveProperty('taken', expect.arrayContaining(['p-ann']));
  });

  it('is changed by a joiner at the own place and nowhere else', async () => {
    const [link] = links;
    if (link === undefined) throw new Error('no link');
    const as = { kind: 'existing', personId: 'p-ann' } as const;
    await accepted(join(signIn('stranger'), 'stranger', link, as, 'editor'));
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { 'roles.stranger': 'viewer' }));
    const change = (patch: object) =>
      updateDoc(doc(stage.as('stranger'), `groups/g/invites/${link.inviteId}`), patch);
    await assertFails(change({ 'preview.people.p-bob': 'Bobby' }));
    await assertFails(change({ 'preview.people.p-bob': deleteField() }));
    await assertFails(change({ 'preview.people.p-ann': 7 }));
    await assertFails(change({ 'preview.taken': ['p-ann', 'p-ann', 'p-ann', 'p-ann'] }));
    await assertFails(change({ 'preview.taken': [] }));
    await assertFails(change({ 'preview.groupName': 'Bank' }));
    await assertFails(change({ 'preview.invitedBy': 'Bank' }));
    await assertFails(change({ 'preview.invitedBy': '' }));
    await assertFails(change({ usesLeft: 1 }));
    await assertFails(change({ standing: false }));
    await assertSucceeds(change({ 'preview.people.p-ann': 'Ann' }));
  });
});

/** A link as the app stores it. */
function stored(uid: string, inviteId: string) {
  return {
    invite: {
      role: 'editor',
      createdBy: uid,
      expiresAt: new Date(now + 1e9),
      usesLeft: 5,
      secretHash: inviteData(uid)['secretHash'],
      standing: true,
      preview: { groupName: 'Flat', emoji: '', invitedBy: '', people: {}, taken: [] },
    },
    link: { inviteId, secret: SECRET, createdBy: uid, createdAt: serverTimestamp() },
  };
}
