import type { ReadonlyStore } from '@quits/firebase-core';
import type { ReadableCollection } from '../collection/define-collection.ts';
import { parseDocument } from '../collection/parse-document.ts';
import { resolvePath, idOf, type PathParams } from '../collection/path.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { mergeFields } from '../value/apply.ts';
import type { WriteOperation } from '../journal/operation.ts';
import type { WriteRegistry } from '../write/write-registry.ts';
import type { Doc } from './live-state.ts';

/** A commit with more operations makes too much to be worked out beside the SDK. */
const MOST = 50;

/** Documents that are only just being made; equal keys tell of the same ones. */
export interface PendingCreates<Data> extends ReadonlyStore<readonly Doc<Data>[]> {
  readonly key: string;
}

/**
 * The documents of a collection that this device makes and the server has not confirmed, as they are
 * written, the newest first; known in the moment of the write, when the provider's SDK has yet to keep
 * it and to ask its own store for every list. One that another write has changed since is left out, and
 * so is what comes by the hundred.
 */
export function pendingCreates<Path extends string, Output extends object>(
  { core }: { readonly core: { readonly writes: Pick<WriteRegistry, 'ownWrites' | 'status'> } },
  collection: ReadableCollection<Path, Output>,
  params: PathParams<Path>,
): PendingCreates<Output> {
  const { ownWrites, status } = core.writes;
  const path = resolvePath(collection.path, params);
  let made = new Map<WriteOperation, Doc<Output> | undefined>();
  let shown: readonly Doc<Output>[] = [];

  function make(operation: WriteOperation, at: number): Doc<Output> | undefined {
    if (operation.kind !== 'create') return undefined;
    const parsed = parseDocument(collection, mergeFields({}, operation.data, new Date(at)));
    const named = { id: idOf(operation.path), path: operation.path, pending: true };
    return parsed.ok ? { ...named, data: parsed.value } : undefined;
  }

  return {
    key: `${collection.key} ${path}`,
    subscribe: status.subscribe,
    getState() {
      const known = made;
      made = new Map(
        untouched(ownWrites(), path).map(([operation, at]) => [
          operation,
          known.get(operation) ?? make(operation, at),
        ]),
      );
      const now = [...made.values()].reverse().flatMap((document) => document ?? []);
      const same = now.length === shown.length && now.every((one, index) => one === shown[index]);
      return same ? shown : (shown = now);
    },
  };
}

/** What was done to documents directly below a path that one write alone concerns, and when. */
function untouched(
  entries: readonly JournalEntry[],
  path: string,
): readonly (readonly [operation: WriteOperation, at: number])[] {
  const all = entries
    .filter(({ refusal, operations }) => refusal === undefined && operations.length <= MOST)
    .flatMap(({ operations, at }) => operations.map((operation) => [operation, at] as const))
    .filter(([operation]) => operation.path === `${path}/${idOf(operation.path)}`);
  const counts = new Map<string, number>();
  for (const [operation] of all) counts.set(operation.path, (counts.get(operation.path) ?? 0) + 1);
  return all.filter(([operation]) => counts.get(operation.path) === 1);
}
