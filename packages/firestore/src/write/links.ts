import type { RawData } from '../collection/define-collection.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { sameValue } from '../value/plain.ts';
import { valueAt } from '../value/value-at.ts';
import { expectedBy, type WriteOperation } from './operation.ts';

/** Finds out which writes were made on top of which, from what they say themselves. */
export interface Links {
  /** Those among the added ones that a later write was made on top of. */
  readonly parentsOf: (later: JournalEntry) => readonly JournalEntry[];
  readonly add: (entry: JournalEntry) => void;
}

/** Creates links of no writes. */
export function createLinks(): Links {
  const touching = new Map<string, (readonly [JournalEntry, WriteOperation])[]>();
  return {
    parentsOf({ operations }) {
      const parents = operations.flatMap((operation) => {
        const expected = expectedBy(operation);
        // Neither what is written whole nor what is added up depends on what was there.
        if (expected === undefined && operation.kind !== 'update') return [];
        const earlier = touching.get(operation.path) ?? [];
        return earlier.flatMap(([entry, below]) => (carries(below, expected) ? entry : []));
      });
      return [...new Set(parents)];
    },
    add(entry) {
      for (const operation of entry.operations) {
        const known = touching.get(operation.path);
        if (known === undefined) touching.set(operation.path, [[entry, operation]]);
        else known.push([entry, operation]);
      }
    },
  };
}

/** Without what the earlier operation does, the later one, which expects this of the document, is refused. */
function carries(earlier: WriteOperation, expected: RawData = {}): boolean {
  if (earlier.kind === 'create') return true;
  return Object.entries(expected).some(
    // What was absent was set by nobody.
    ([field, value]) => (value ?? null) !== null && sameValue(setBy(earlier, field), value),
  );
}

/** What an operation puts into a field, itself or with a map around it. */
function setBy(operation: WriteOperation, field: string): unknown {
  if (operation.kind === 'delete') return undefined;
  if (operation.kind !== 'update') return valueAt(operation.data, field);
  const { patch } = operation;
  const key = Object.keys(patch).find((one) => `${field}.`.startsWith(`${one}.`));
  if (key === undefined || key === field) return patch[field];
  return valueAt({ _: patch[key] }, `_${field.slice(key.length)}`);
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
