import { type RejectedWrite, getIn } from '@quits/firestore';
import { oldJoinAs } from './convert-join.ts';

/** Returns a rejected write and its dependent writes, in order; they are reported as one. */
export function linksOf(write: RejectedWrite): readonly RejectedWrite[] {
  return [write, ...write.followers];
}

/** Labels of inverse writes: rejecting both loses nothing. */
const UNDONE_BY: Readonly<Record<string, string>> = {
  'delete-expense': 'restore-expense',
  'restore-expense': 'delete-expense',
};

/** Returns whether a rejected chain has no net effect, like a deletion and its undo. */
export function isVoid(write: RejectedWrite): boolean {
  const open: string[] = [];
  for (const { label } of linksOf(write)) {
    const last = open.at(-1);
    if (last !== undefined && UNDONE_BY[last] === label) open.pop();
    else open.push(label);
  }
  return open.length === 0;
}

/** Returns a chain's net change of one document, by dotted paths; the last value wins. */
export function patchOf(write: RejectedWrite, path: string): Readonly<Record<string, unknown>> {
  const patches = linksOf(write).flatMap(({ operations }) =>
    operations.flatMap((one) => (one.kind === 'update' && one.path === path ? [one.patch] : [])),
  );
  return Object.assign({}, ...patches);
}

/** Returns whether a write is of the app's first version, which the rules reject unchanged. */
export function isOfVersionOne(write: RejectedWrite): boolean {
  if (oldJoinAs(write) !== undefined) return true;
  return write.operations.some((one) => {
    if (one.kind === 'delete') return false;
    const fields = one.kind === 'update' ? one.patch : one.data;
    return typeof getIn(fields, 'version') === 'number' && getIn(fields, 'rev') === undefined;
  });
}
