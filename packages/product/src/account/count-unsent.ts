import type { SyncStatus } from '@quits/firestore';
import type { ReadonlyStore } from '@quits/firebase-core';
import type { Upload } from '@quits/storage';

/** Counts what a sign-out would delete unsent: changes, also refused ones, and files. */
export function countUnsent(
  status: Pick<ReadonlyStore<SyncStatus>, 'getState'>,
  uploads: Pick<ReadonlyStore<readonly Upload[]>, 'getState'> | undefined,
): number {
  const { pending, rejected } = status.getState();
  const files = (uploads?.getState() ?? []).filter(({ state }) => state.status !== 'done');
  return pending + rejected.length + files.length;
}
