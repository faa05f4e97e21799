import type { UnaryMethod } from '@quits/firestore-service';

/** Calls that write. */
export const WRITES: ReadonlySet<UnaryMethod> = new Set([
  'BatchWrite',
  'Commit',
  'CreateDocument',
  'DeleteDocument',
  'UpdateDocument',
]);
