import type { JournalEntry } from '../journal/journal-entry.ts';
import { valuesEqual } from '../value/plain.ts';
import { isSentinel } from '../value/sentinel.ts';
import { getIn } from '../value/get-in.ts';
import { expectedBy, type WriteOperation } from '../journal/operation.ts';

/** Finds out which writes were made on top of which, from what they say themselves. */
export interface Links {
  /** Those among the added ones that a later write was made on top of. */
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
    // Neither what is written whole nor what is merged depends on what was there.
    if (expected.length === 0 && operation.kind !== 'update') return [];
    // What was absent was set by nobody.
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

/** Whether a later write may expect what this leaves; of sums that many writes add to there is much. */
function setsValues(operation: WriteOperation): boolean {
  if (operation.kind === 'delete') return false;
  return (
    operation.kind !== 'update' ||
    Object.values(operation.patch).some((value) => !isSentinel(value))
  );
}

/** What an operation puts into a field, itself or with a map around it. */
function setBy(operation: WriteOperation, field: string): unknown {
  if (operation.kind === 'delete') return undefined;
  if (operation.kind !== 'update') return getIn(operation.data, field);
  const { patch } = operation;
  const key = Object.keys(patch).find((one) => `${field}.`.startsWith(`${one}.`));
  if (key === undefined || key === field) return patch[field];
  return getIn({ _: patch[key] }, `_${field.slice(key.length)}`);
}

/** The writes among those, oldest first, that were made on top of one, or on top of such. */
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
