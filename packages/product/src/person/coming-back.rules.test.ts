import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField, doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { accepted, openClients } from '../../tests/rules/app-client.ts';
import { editGroup } from '../../tests/rules/group-commits.ts';
import { activityData } from '../../tests/rules/seeded-documents.ts';
import { startStage } from '../../tests/rules/stage.ts';
import { standingLink } from '../joining/standing-link.ts';
import { claimPerson, offeredPersonId, offerSeat, unclaimPerson } from './change-person.ts';

const stage = startStage();
const { signIn, read, readGroup } = openClients(stage);

/** Unlinks a member and offers them their person again. */
async function offered(member: 'editor' | 'viewer'): Promise<void> {
  const owner = signIn('owner');
  const by = async () => ({
    group: await readGroup(owner),
    uid: 'owner',
    personId: `p-${member}`,
  });
  await accepted(unclaimPerson(owner, await by()));
  await accepted(offerSeat(owner, { ...(await by()), member }));
}

describe('a member who was unlinked', () => {
  it.each(['editor', 'viewer'] as const)('comes back in one press as %s', async (uid) => {
    await offered(uid);
    const database = signIn(uid);
    const group = await readGroup(database);
    const personId = offeredPersonId(group.data, uid);
    expect(personId).toBe(`p-${uid}`);
    await accepted(claimPerson(database, { group, uid, personId: personId ?? '' }));
    const stored = await read('groups/g');
    expect(stored).toMatchObject({ seats: { [`p-${uid}`]: uid }, offers: {} });
    expect(offeredPersonId((await readGroup(database)).data, uid)).toBeUndefined();
  });

  it('is shown in the links again, also as a viewer', async () => {
    const owner = signIn('owner');
    const link = await standingLink(owner, {
      groupId: 'g',
      uid: 'owner',
      role: 'editor',
      now: Date.now(),
    });
    if (!link.ok) throw link.error;
    await offered('viewer');
    const taken = async () => (await read(`groups/g/invites/${link.value.inviteId}`))?.['preview'];
    expect(await taken()).not.toMatchObject({ taken: expect.arrayContaining(['p-viewer']) });
    const database = signIn('viewer');
    const group = await readGroup(database);
    await accepted(claimPerson(database, { group, uid: 'viewer', personId: 'p-viewer' }));
    expect(await taken()).toMatchObject({ taken: expect.arrayContaining(['p-viewer']) });
  });

  it('takes no other place, and changes nothing else', async () => {
    await offered('viewer');
    const back = { 'seats.p-viewer': 'viewer', 'offers.p-viewer': deleteField() };
    const viewer = stage.as('viewer');
    const tries = [
      { 'seats.p-viewer': 'viewer' },
      { 'seats.p-ann': 'viewer' },
      { 'offers.p-viewer': deleteField() },
      { ...back, 'seats.p-viewer': 'guest' },
      { ...back, name: 'Mine' },
      { ...back, 'people.p-viewer.name': 'Vic' },
      { ...back, 'offers.p-ann': 'viewer' },
      { 'seats.p-viewer': 'viewer', 'offers.p-viewer': 'guest' },
    ];
    for (const change of tries) await assertFails(editGroup(viewer, change));
    await assertFails(editGroup(viewer, back, { people: ['p-viewer', 'p-ann'] }));
    await assertFails(editGroup(stage.as('guest'), { ...back, 'seats.p-viewer': 'guest' }));
    await assertFails(
      setDoc(doc(viewer, 'groups/g/activity/told'), { ...activityData('viewer'), what: 'group' }),
    );
    await assertSucceeds(editGroup(viewer, back));
  });

  it('tells of no edit that somebody else made', async () => {
    const entry = { ...activityData('viewer'), what: 'group' };
    await assertFails(setDoc(doc(stage.as('viewer'), 'groups/g/activity/r-name'), entry));
    await assertSucceeds(
      setDoc(doc(stage.as('editor'), 'groups/g/activity/r-name'), {
        ...entry,
        by: 'editor',
      }),
    );
  });

  it('does not come back once somebody sits there, left, or the group is archived', async () => {
    await offered('viewer');
    const back = { 'seats.p-viewer': 'viewer', 'offers.p-viewer': deleteField() };
    const while_ = async (change: Record<string, unknown>, undone: Record<string, unknown>) => {
      await stage.seed((db) => updateDoc(doc(db, 'groups/g'), change));
      await assertFails(editGroup(stage.as('viewer'), back));
      await stage.seed((db) => updateDoc(doc(db, 'groups/g'), undone));
    };
    await while_({ 'seats.p-viewer': 'x' }, { 'seats.p-viewer': '' });
    await while_(
      { 'people.p-viewer.leftAt': new Date(0) },
      { 'people.p-viewer.leftAt': deleteField() },
    );
    await while_({ archivedAt: new Date(0) }, { archivedAt: deleteField() });
    await while_({ 'seats.p-ann': 'viewer' }, { 'seats.p-ann': '' });
    await assertSucceeds(editGroup(stage.as('viewer'), back));
  });
});

describe('an offer to come back', () => {
  it('is made by owners, to members, for a free place', async () => {
    await assertFails(editGroup(stage.as('owner'), { 'offers.p-viewer': 'viewer' }));
    await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { 'seats.p-viewer': '' }));
    const offer = { 'offers.p-viewer': 'viewer' };
    await assertFails(editGroup(stage.as('editor'), offer));
    await assertFails(editGroup(stage.as('viewer'), offer));
    await assertFails(editGroup(stage.as('owner'), { 'offers.p-viewer': 'stranger' }));
    await assertFails(editGroup(stage.as('owner'), { 'offers.nobody': 'viewer' }));
    await assertFails(editGroup(stage.as('owner'), { ...offer, 'offers.p-ann': 'viewer' }));
    await assertFails(editGroup(stage.as('owner'), offer, { people: ['p-ann'] }));
    await assertSucceeds(editGroup(stage.as('owner'), offer));
    await assertSucceeds(
      editGroup(stage.as('editor'), { 'offers.p-viewer': deleteField() }, { rev: 'r-off' }),
    );
  });

  it('works in a group whose settings nobody has changed yet', async () => {
    await stage.seed((db) =>
      updateDoc(doc(db, 'groups/g'), { revs: deleteField(), edit: deleteField() }),
    );
    await offered('viewer');
    const database = signIn('viewer');
    const group = await readGroup(database);
    await accepted(claimPerson(database, { group, uid: 'viewer', personId: 'p-viewer' }));
  });
});
