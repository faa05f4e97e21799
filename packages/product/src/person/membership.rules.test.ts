import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  arrayRemove,
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { it } from 'vitest';
import { editGroup } from '../../tests/rules/group-commits.ts';
import { activityData } from '../../tests/rules/seeded-documents.ts';
import { startStage } from '../../tests/rules/stage.ts';

const stage = startStage();
const owner = () => stage.as('owner');
const viewer = () => stage.as('viewer');

it('who leaves changes nobody else', async () => {
  const left = { 'roles.viewer': deleteField(), memberUids: arrayRemove('viewer') };
  const added = { 'people.p-new': { name: 'New', defaultWeight: 1 } };
  await assertFails(editGroup(viewer(), { ...left, 'roles.editor': 'viewer' }));
  await assertFails(editGroup(viewer(), { ...left, ...added }));
  await assertFails(
    editGroup(viewer(), { ...left, 'people.p-ann.name': 'A', 'people.p-bob.name': 'B' }),
  );
  await assertFails(editGroup(viewer(), { ...left, 'people.p-ann.name': 'A' }));
  await assertFails(editGroup(viewer(), { ...left, 'people.p-viewer.uid': 'editor' }));
  await assertFails(editGroup(viewer(), { ...left, 'people.p-viewer.name': '' }));
  await assertFails(editGroup(viewer(), { ...left, 'people.p-viewer.defaultWeight': 9 }));
  await assertFails(editGroup(viewer(), { ...left, 'people.p-viewer': deleteField() }));
  await assertFails(editGroup(viewer(), { ...left, 'people.p-viewer.leftAt': 'today' }));
  await assertFails(editGroup(viewer(), { ...left, 'seats.p-viewer': 'editor' }));
  await assertFails(editGroup(viewer(), { ...left, 'seats.p-ann': '' }));
  await assertSucceeds(
    editGroup(viewer(), {
      ...left,
      'people.p-viewer.name': 'Former member',
      'people.p-viewer.leftAt': serverTimestamp(),
      'seats.p-viewer': '',
    }),
  );
});

it('who leaves cannot hide a change behind someone of the same name', async () => {
  const twin = { name: 'Ann', defaultWeight: 1 };
  await stage.seed((db) => updateDoc(doc(db, 'groups/g'), { 'people.p-twin': twin }));
  await assertFails(
    editGroup(viewer(), {
      'roles.viewer': deleteField(),
      memberUids: arrayRemove('viewer'),
      'people.p-twin': { ...twin, uid: 'viewer' },
    }),
  );
});

it('nobody is made a member by another', async () => {
  const members = { memberUids: ['owner', 'editor', 'guest', 'viewer', 'stranger'] };
  await assertFails(editGroup(owner(), { ...members, 'roles.stranger': 'viewer' }));
});

it('a viewer cannot put words into the history, but says that they leave', async () => {
  await assertFails(
    setDoc(doc(viewer(), 'groups/g/activity/left'), { ...activityData('viewer'), what: 'group' }),
  );
  const left = { 'roles.viewer': deleteField(), memberUids: arrayRemove('viewer') };
  await assertSucceeds(editGroup(viewer(), left));
});
