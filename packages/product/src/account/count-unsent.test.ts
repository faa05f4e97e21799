import { AppError } from '@quits/errors';
import type { RejectedWrite } from '@quits/firestore';
import type { Upload } from '@quits/storage';
import { expect, it } from 'vitest';
import { countUnsent } from './count-unsent.ts';

const rejected: RejectedWrite = {
  id: 'w',
  label: 'edit-expense',
  at: 0,
  error: new AppError('firestore/permission-denied'),
  conflicts: [],
  operations: [],
  draft: undefined,
  followers: [],
};

const upload = (status: 'queued' | 'paused' | 'done'): Upload => ({
  id: status,
  path: 'p',
  name: 'n',
  type: 'image/jpeg',
  size: 1,
  state: { status },
});

const storeOf = <Value>(value: Value) => ({ getState: () => value });

it('counts changes that wait, those that were refused, and files that aren’t uploaded', () => {
  const none = storeOf({ pending: 0, rejected: [] });
  expect(countUnsent(none, undefined)).toBe(0);
  expect(countUnsent(none, storeOf([upload('done')]))).toBe(0);
  const some = storeOf({ pending: 2, rejected: [rejected] });
  const uploads = storeOf([upload('queued'), upload('paused'), upload('done')]);
  expect(countUnsent(some, uploads)).toBe(5);
});
