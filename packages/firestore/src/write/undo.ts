import type { RawData } from '../collection/define-collection.ts';
import { valueAt } from '../value/value-at.ts';
import { flatten } from '../value/flatten.ts';
import { deleteField, increment, isSentinel } from '../value/sentinel.ts';
import type { Database } from '../database/database.ts';
import type { WriteOperation } from './operation.ts';
import type { WriteHandle } from './write-handle.ts';

/**
 * Takes back a write of this page as a new write; `undefined` when it is not known any more, or
 * changed documents that had not been read.
 */
export function undo({ core: { writes } }: Database, id: string): WriteHandle | undefined {
  const made = writes.made.get(id);
  const operations = made && invertOperations(made.operations, made.before);
  if (made === undefined || operations === undefined) return undefined;
  writes.made.delete(id);
  return writes.send(made.label, { operations, invalid: [], before: [] });
}

/**
 * What undoes a write, in reverse order; `undefined` when a document that it changed was not known.
 * Increments are taken back as increments, so that what others added meanwhile stays.
 */
function invertOperations(
  operations: readonly WriteOperation[],
  before: readonly (RawData | undefined)[],
): readonly WriteOperation[] | undefined {
  const inverse: WriteOperation[] = [];
  for (const [at, operation] of [...operations.entries()].toReversed()) {
    const { path } = operation;
    if (operation.kind === 'create') {
      inverse.push({ kind: 'delete', path });
      continue;
    }
    const data = before[at];
    if (data === undefined) return undefined;
    if (operation.kind === 'update') {
      const { guard } = operation;
      const next = guard === undefined ? undefined : { ...guard, value: guard.value + 1 };
      inverse.push({
        kind: 'update',
        path,
        patch: {
          ...invertPatch(operation.patch, data),
          ...(next === undefined ? {} : { [next.field]: next.value }),
        },
        ...(next === undefined ? {} : { guard: next }),
      });
    } else if (operation.kind === 'merge') {
      const patch = invertPatch(flatten(operation.data), data);
      inverse.push({ kind: 'update', path, patch });
    } else {
      inverse.push({ kind: 'set', path, data });
    }
  }
  return inverse;
}

function invertPatch(patch: RawData, before: RawData): RawData {
  return Object.fromEntries(
    Object.entries(patch).map(([field, value]) => {
      if (isSentinel(value) && value['~'] === 'increment') return [field, increment(-value.by)];
      if (isSentinel(value) && value['~'] === 'serverTimestamp') return [field, value];
      return [field, valueAt(before, field) ?? deleteField()];
    }),
  );
}
