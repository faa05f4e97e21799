import { AppError } from '@quits/errors';
import type { RejectedWrite, WriteBatch } from '@quits/firestore';
import { expect, it, vi } from 'vitest';
import { draftOf } from '../group/group-change-draft.ts';
import { rebasedChange } from './rebased-change.ts';

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
): RejectedWrite {
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

function made(write: RejectedWrite) {
  const update = vi.fn<(...parts: unknown[]) => void>();
  const create = vi.fn<(...parts: unknown[]) => void>();
  const batch: WriteBatch = { update, create, set: vi.fn(), merge: vi.fn(), delete: vi.fn() };
  rebasedChange(write)?.(batch);
  return { update: update.mock.calls[0]?.slice(2), create: create.mock.calls[0]?.slice(2) };
}

it('makes a change once more on what it is now, under the revision that it had', () => {
  const theirs = { ...before, people: { a: { name: 'Anna' } }, revs: { a: 'r7' } };
  const { update, create } = made(refused({ name: 'Ship' }, theirs));
  expect(update?.slice(0, 2)).toEqual([
    'g',
    {
      name: 'Ship',
      'revs.name': 'n',
      edit: { rev: 'n', bases: {}, people: [] },
      lastActivityAt: { '~': 'serverTimestamp' },
    },
  ]);
  expect(create).toEqual(['n', note, { proof: true }]);
});

it('adds a person beside another whom someone else has added', () => {
  const theirs = { ...before, people: { ...before.people, b: { name: 'Ben' } } };
  const fields = { 'people.c': { name: 'Cleo', defaultWeight: 1 } };
  expect(made(refused(fields, theirs, 'add-person')).update?.[1]).toMatchObject({
    ...fields,
    edit: { people: ['c'] },
  });
});

it('makes a chain of changes again as one', () => {
  const theirs = { ...before, emoji: '🚲', revs: { emoji: 'r7' } };
  const head = refused({ name: 'Ship' }, theirs);
  const second = {
    ...refused({ name: 'Ferry' }, theirs),
    id: 'w2',
    conflicts: [],
    draft: draftOf({ ...before, name: 'Ship' }, { name: 'Ferry' }),
  };
  const { update } = made({ ...head, followers: [second] });
  expect(update?.[1]).toMatchObject({ name: 'Ferry' });
});

it('makes a change over that of someone else only when asked to', () => {
  const write = refused({ name: 'Ship' }, { ...before, name: 'Raft', revs: { name: 'r7' } });
  expect(rebasedChange(write)).toBeUndefined();
  const update = vi.fn<(...parts: unknown[]) => void>();
  const batch = { update, create: vi.fn(), set: vi.fn(), merge: vi.fn(), delete: vi.fn() };
  rebasedChange(write, { over: true })?.(batch);
  expect(update.mock.calls[0]?.[3]).toMatchObject({ edit: { bases: { name: 'r7' } } });
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
