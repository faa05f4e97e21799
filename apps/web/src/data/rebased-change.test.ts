import { AppError } from '@quits/errors';
import type { RefusedWrite, WriteBatch } from '@quits/firestore';
import { expect, it, vi } from 'vitest';
import { draftOf, rebasedChange } from './rebased-change.ts';

const before = { name: 'Boat', people: { a: { name: 'Ana' } }, version: 4 };
const note = {
  at: { '~': 'serverTimestamp' },
  by: 'u',
  what: 'group',
  target: { kind: 'group', id: 'g' },
  before: { name: 'Boat' },
  after: { change: 'settings', name: 'Ship' },
};

function refused(
  fields: Record<string, unknown>,
  theirs: Record<string, unknown>,
  label = 'change-group',
): RefusedWrite {
  const patch = { ...fields, version: 5 };
  return {
    id: 'w',
    label,
    at: 1,
    error: new AppError('write/conflict', {}),
    conflicts: [{ path: 'groups/g', mine: patch, theirs }],
    operations: [
      { kind: 'update', path: 'groups/g', patch },
      { kind: 'create', path: 'groups/g/activity/n', data: note },
    ],
    draft: draftOf(before, fields),
    followers: [],
  };
}

function made(write: RefusedWrite) {
  const update = vi.fn<(...parts: unknown[]) => void>();
  const create = vi.fn<(...parts: unknown[]) => void>();
  const batch: WriteBatch = { update, create, set: vi.fn(), merge: vi.fn(), delete: vi.fn() };
  rebasedChange(write)?.(batch);
  return { update: update.mock.calls[0]?.slice(2), create: create.mock.calls[0]?.slice(2) };
}

it('makes a change once more on what it is now, under the ids that it had', () => {
  const theirs = { ...before, people: { a: { name: 'Anna' } }, version: 7 };
  const { update, create } = made(refused({ name: 'Ship' }, theirs));
  expect(update).toEqual(['g', { name: 'Ship', version: 8 }]);
  expect(create).toEqual(['n', note]);
});

it('adds a person beside another whom someone else has added', () => {
  const theirs = { ...before, people: { ...before.people, b: { name: 'Ben' } }, version: 5 };
  const fields = { 'people.c': { name: 'Cleo', defaultWeight: 1 } };
  expect(made(refused(fields, theirs, 'add-person')).update).toEqual([
    'g',
    { ...fields, version: 6 },
  ]);
});

it('leaves it to the person where both changed the same, or the group is gone', () => {
  expect(rebasedChange(refused({ name: 'Ship' }, { ...before, name: 'Raft', version: 5 }))).toBe(
    undefined,
  );
  const gone = refused({ name: 'Ship' }, before);
  expect(
    rebasedChange({
      ...gone,
      conflicts: gone.conflicts.map((one) => ({ ...one, theirs: undefined })),
    }),
  ).toBeUndefined();
});

it('leaves roles and members to whoever changes them', () => {
  expect(rebasedChange(refused({ name: 'Ship' }, before, 'set-role'))).toBeUndefined();
});
