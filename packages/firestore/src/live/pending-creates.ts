import { CORE } from './core-key.ts';
import type { ReadonlyStore } from '@quits/firebase-core';
import type { ReadableCollection } from '../collection/define-collection.ts';
import { parseDocument } from '../collection/parse-document.ts';
import { resolvePath, idOf, type PathParams } from '../collection/path.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { mergeFields } from '../value/apply.ts';
import type { WriteOperation } from '../journal/operation.ts';
import type { WriteRegistry } from '../write/write-registry.ts';
import type { Doc } from './live-state.ts';

/** Maximum number of operations of a commit whose documents are computed outside the SDK. */
const MOST = 50;

/** Documents that are being created; equal keys mean equal contents. */
export interface PendingCreates<Data> extends ReadonlyStore<readonly Doc<Data>[]> {
  readonly key: string;
}

/**
 * Returns the unconfirmed documents that this device creates in a collection, newest first. They
 * are available in the same tick as the write, before the SDK has stored it and run its queries.
 * Leaves out documents that another write has changed since, and commits of more than 50
 * operations.
 */
export function pendingCreates<Path extends string, Output extends object>(
  {
    [CORE]: core,
  }: { readonly [CORE]: { readonly writes: Pick<WriteRegistry, 'ownWrites' | 'status'> } },
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

/**
 * Returns the operations on documents directly below a path that only one write concerns, with the
 * time of the write.
 */
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
