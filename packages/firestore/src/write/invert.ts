import type { RawData } from '../collection/define-collection.ts';
import { valueAt } from '../value/value-at.ts';
import { flatten } from '../value/flatten.ts';
import { deleteField, increment, isSentinel } from '../value/sentinel.ts';
import type { WriteOperation } from './operation.ts';

/**
 * What undoes a write, in reverse order; `undefined` when a document that it changed was not known.
 * Increments are taken back as increments, so that what others added meanwhile stays.
 */
export function invertOperations(
  operations: readonly WriteOperation[],
  before: (path: string) => RawData | undefined,
): readonly WriteOperation[] | undefined {
  const inverse: WriteOperation[] = [];
  for (const operation of operations.toReversed()) {
    const { path } = operation;
    if (operation.kind === 'create') {
      inverse.push({ kind: 'delete', path });
      continue;
    }
    const data = before(path);
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
