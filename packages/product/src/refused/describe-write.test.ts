import { AppError } from '@quits/errors';
import type { RejectedWrite } from '@quits/firestore';
import { expect, test } from 'vitest';
import { describeWrite } from './describe-write.ts';

function refused(write: Partial<RejectedWrite>): RejectedWrite {
  return {
    id: 'w1',
    label: 'add-expense',
    at: 0,
    error: new AppError('firestore/permission-denied'),
    conflicts: [],
    operations: [],
    draft: undefined,
    followers: [],
    ...write,
  };
}

test('names the change by what was created', () => {
  const write = refused({
    operations: [
      { kind: 'create', path: 'groups/g/expenses/e', data: { title: 'Tickets', amount: 1924 } },
    ],
  });
  expect(describeWrite(write)).toEqual({
    what: 'refused:addExpense',
    name: 'Tickets',
    changes: 1,
    compare: undefined,
    deletion: undefined,
    isOutdated: false,
  });
});

test('tells what an earlier version of the app left unsent', () => {
  const path = 'groups/g';
  const write = refused({
    label: 'change-group',
    operations: [{ kind: 'update', path, patch: { name: 'Raft', version: 3 } }],
  });
  expect(describeWrite(write).isOutdated).toBe(true);
});

test('offers to compare an edit that came too late', () => {
  const path = 'groups/g/expenses/e';
  const write = refused({
    label: 'edit-expense',
    operations: [{ kind: 'update', path, patch: { title: 'Tickets' } }],
    conflicts: [{ path, mine: { title: 'Tickets' }, theirs: { title: 'Tram' } }],
  });
  expect(describeWrite(write).compare).toEqual({ groupId: 'g', expenseId: 'e' });
});

test('says nothing it does not know', () => {
  const write = refused({ label: 'other', operations: [{ kind: 'delete', path: 'groups/g' }] });
  expect(describeWrite(write)).toMatchObject({
    what: undefined,
    name: undefined,
    compare: undefined,
  });
});
