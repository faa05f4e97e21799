import type { RawData } from '../collection/raw-data.ts';
import type { Conflict, JournalEntry } from '../journal/journal-entry.ts';
import { flatten } from '../value/flatten.ts';
import { isPlainObject, valuesEqual } from '../value/plain.ts';
import { isSentinel } from '../value/sentinel.ts';
import { getIn } from '../value/get-in.ts';
import { expectedBy, type WriteOperation } from '../journal/operation.ts';

/** Reads a document as the server holds it. */
export type ReadServer = (path: string) => Promise<RawData | undefined>;

/** Whether the server applied a write, and the conflicts if it didn't. */
export interface Evidence {
  readonly applied: boolean;
  readonly conflicts: readonly Conflict[];
}

const APPLIED: Evidence = { applied: true, conflicts: [] };

/**
 * Determines from the server's documents whether it applied a write whose answer was lost. A batch
 * is atomic, so one operation is enough, ideally a document whose id is unique to this write. Any
 * other document that it created may be from another client or have been changed since, so its
 * contents must match.
 */
export async function findEvidence(
  operations: readonly WriteOperation[],
  readServer: ReadServer,
): Promise<Evidence> {
  const proof = proofOf({ operations });
  if (proof !== undefined && (await readServer(proof.path)) !== undefined) return APPLIED;
  const created = operations.find(isCreate);
  if (proof === undefined && created !== undefined) {
    if (shows(created, await readServer(created.path))) return APPLIED;
  }
  const others = operations.filter((operation) => !isCreate(operation));
  const documents = await Promise.all(others.map(({ path }) => readServer(path)));
  const asWritten = others.every((operation, at) => shows(operation, documents[at]));
  if (created === undefined && asWritten && leavesEvidence(others)) return APPLIED;
  const conflicts = others.flatMap((operation, at) => conflictOf(operation, documents[at]) ?? []);
  return { applied: false, conflicts };
}

/** Returns the operation that creates a document whose id is unique to the write. */
export function proofOf({
  operations,
}: Pick<JournalEntry, 'operations'>): WriteOperation | undefined {
  return operations.find((one) => one.kind === 'create' && one.proof === true);
}

/** Returns whether the server's documents can prove that a write was applied. */
export function leavesEvidence(operations: readonly WriteOperation[]): boolean {
  return operations.some((operation) => isCreate(operation) || tells(operation));
}

const isCreate = ({ kind }: WriteOperation) => kind === 'create';

/**
 * Returns whether an operation leaves evidence; increments and timestamps look the same either way.
 */
function tells(operation: WriteOperation): boolean {
  if (operation.kind === 'delete') return true;
  const fields = operation.kind === 'update' ? operation.patch : flatten(operation.data);
  return Object.values(fields).some((value) => !isSentinel(value) || value['~'] === 'deleteField');
}

function shows(operation: WriteOperation, found: RawData | undefined): boolean {
  switch (operation.kind) {
    case 'delete':
      return found === undefined;
    case 'update':
      return showsPatch(operation.patch, found);
    case 'merge':
      return showsPatch(flatten(operation.data), found);
    case 'create':
    case 'set':
      return found !== undefined && agrees(operation.data, found);
  }
}

function showsPatch(patch: RawData, found: RawData | undefined): boolean {
  return (
    found !== undefined &&
    Object.entries(patch).every(([path, value]) => agrees(value, getIn(found, path)))
  );
}

/** Compares a written value with the stored one; values that the server computes always agree. */
function agrees(written: unknown, found: unknown): boolean {
  if (isSentinel(written)) return written['~'] !== 'deleteField' || found === undefined;
  if (!isPlainObject(written)) return valuesEqual(written, found);
  return (
    isPlainObject(found) &&
    Object.keys(found).every((key) => Object.hasOwn(written, key)) &&
    Object.entries(written).every(([key, value]) => agrees(value, found[key]))
  );
}

function conflictOf(operation: WriteOperation, theirs: RawData | undefined): Conflict | undefined {
  const expected = Object.entries(expectedBy(operation) ?? {});
  if (expected.every(([field, value]) => isSame(value, theirs && getIn(theirs, field)))) {
    return undefined;
  }
  return { path: operation.path, mine: mineOf(operation), theirs };
}

/** Treats `null` as absent, because rules can't always distinguish the two. */
function isSame(left: unknown, right: unknown): boolean {
  return valuesEqual(left ?? undefined, right ?? undefined);
}

function mineOf(operation: WriteOperation): RawData {
  if (operation.kind === 'delete') return {};
  return operation.kind === 'update' ? operation.patch : operation.data;
}
