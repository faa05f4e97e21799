import { AppError } from '@quits/errors';
import type { RejectedWrite } from '@quits/firestore';
import { expect, it } from 'vitest';
import { isOfVersionOne, isVoid, patchOf } from './refused-chain.ts';

const path = 'groups/g/expenses/e';

function write(label: string, followers: readonly RejectedWrite[] = []): RejectedWrite {
  return {
    id: label,
    label,
    at: 0,
    error: new AppError('write/conflict'),
    conflicts: [],
    operations: [{ kind: 'update', path, patch: { rev: label, [label]: true } }],
    draft: undefined,
    followers,
  };
}

it('knows a chain that would have changed nothing', () => {
  expect(isVoid(write('delete-expense', [write('restore-expense')]))).toBe(true);
  expect(isVoid(write('restore-expense', [write('delete-expense')]))).toBe(true);
  expect(isVoid(write('delete-expense'))).toBe(false);
  expect(isVoid(write('edit-expense', [write('delete-expense'), write('restore-expense')]))).toBe(
    false,
  );
  expect(
    isVoid(
      write('delete-expense', [
        write('restore-expense'),
        write('delete-expense'),
        write('restore-expense'),
      ]),
    ),
  ).toBe(true);
});

it('adds a chain up to one change, in which the last holds', () => {
  expect(patchOf(write('a', [write('b')]), path)).toEqual({ rev: 'b', a: true, b: true });
});

it('knows what the first version of the app wrote', () => {
  expect(isOfVersionOne(write('a'))).toBe(false);
  const old = {
    ...write('a'),
    operations: [{ kind: 'update', path, patch: { version: 4 } }] as const,
  };
  expect(isOfVersionOne(old)).toBe(true);
});
