import { type RejectedWrite, getIn } from '@quits/firestore';

/** A refused write and those that were made on it, in order: they are refused together and told as one. */
export function linksOf(write: RejectedWrite): readonly RejectedWrite[] {
  return [write, ...write.followers];
}

/** Writes that undo each other: nothing is lost when both are refused. */
const UNDONE_BY: Readonly<Record<string, string>> = {
  'delete-expense': 'restore-expense',
  'restore-expense': 'delete-expense',
};

/** Whether a refused chain would have left everything as it was, like a deletion and its undoing. */
export function isVoid(write: RejectedWrite): boolean {
  const open: string[] = [];
  for (const { label } of linksOf(write)) {
    const last = open.at(-1);
    if (last !== undefined && UNDONE_BY[last] === label) open.pop();
    else open.push(label);
  }
  return open.length === 0;
}

/** The change of one document that a chain adds up to, by dotted paths; what came last holds. */
export function patchOf(write: RejectedWrite, path: string): Readonly<Record<string, unknown>> {
  const patches = linksOf(write).flatMap(({ operations }) =>
    operations.flatMap((one) => (one.kind === 'update' && one.path === path ? [one.patch] : [])),
  );
  return Object.assign({}, ...patches);
}

/** Whether a write was made by the first version of the app, which the rules refuse as it is. */
export function isOfVersionOne({ operations }: RejectedWrite): boolean {
  return operations.some((one) => {
    if (one.kind === 'delete') return false;
    const fields = one.kind === 'update' ? one.patch : one.data;
    return typeof getIn(fields, 'version') === 'number' && getIn(fields, 'rev') === undefined;
  });
}
