import type { JournalEntry } from '../journal/journal-entry.ts';
import { valuesEqual } from '../value/plain.ts';
import { isSentinel } from '../value/sentinel.ts';
import { getIn } from '../value/get-in.ts';
import { expectedBy, type WriteOperation } from '../journal/operation.ts';

/** Finds dependencies between writes from the values that they expect and set. */
export interface Links {
  /** Returns the added writes that a later write is based on. */
  readonly parentsOf: (later: JournalEntry) => readonly JournalEntry[];
  readonly add: (entry: JournalEntry) => void;
}

/** Creates links of no writes. */
export function createLinks(): Links {
  const makers = new Map<string, JournalEntry[]>();
  const setters = new Map<string, (readonly [JournalEntry, WriteOperation])[]>();

  function parentsIn(operation: WriteOperation): readonly JournalEntry[] {
    const { path } = operation;
    const expected = Object.entries(expectedBy(operation) ?? {});
    // Set and merge without expected values don't depend on the previous state.
    if (expected.length === 0 && operation.kind !== 'update') return [];
    // No write set a value that was absent.
    const values = expected.filter(([, value]) => (value ?? null) !== null);
    const set = values.length === 0 ? [] : (setters.get(path) ?? []);
    return [
      ...(makers.get(path) ?? []),
      ...set.flatMap(([entry, earlier]) =>
        values.some(([field, value]) => valuesEqual(setBy(earlier, field), value)) ? entry : [],
      ),
    ];
  }

  return {
    parentsOf: ({ operations }) => [...new Set(operations.flatMap(parentsIn))],
    add(entry) {
      for (const operation of entry.operations) {
        if (operation.kind === 'create') put(makers, operation.path, entry);
        else if (setsValues(operation)) put(setters, operation.path, [entry, operation]);
      }
    },
  };
}

function put<Item>(lists: Map<string, Item[]>, path: string, item: Item): void {
  const list = lists.get(path);
  if (list === undefined) lists.set(path, [item]);
  else list.push(item);
}

/**
 * Returns whether a later write may expect a value of this operation; excludes updates of sums,
 * which are many.
 */
function setsValues(operation: WriteOperation): boolean {
  if (operation.kind === 'delete') return false;
  return (
    operation.kind !== 'update' ||
    Object.values(operation.patch).some((value) => !isSentinel(value))
  );
}

/** Returns the value that an operation sets a field to, directly or in a map. */
function setBy(operation: WriteOperation, field: string): unknown {
  if (operation.kind === 'delete') return undefined;
  if (operation.kind !== 'update') return getIn(operation.data, field);
  const { patch } = operation;
  const key = Object.keys(patch).find((one) => `${field}.`.startsWith(`${one}.`));
  if (key === undefined || key === field) return patch[field];
  return getIn({ _: patch[key] }, `_${field.slice(key.length)}`);
}

/** Returns the writes, oldest first, that depend on `head` directly or indirectly. */
export function followersOf(
  entries: readonly JournalEntry[],
  head: JournalEntry,
): readonly JournalEntry[] {
  const links = createLinks();
  links.add(head);
  const at = entries.findIndex(({ id }) => id === head.id);
  return entries.slice(at + 1).filter((entry) => {
    const follows = links.parentsOf(entry).length > 0;
    if (follows) links.add(entry);
    return follows;
  });
}
