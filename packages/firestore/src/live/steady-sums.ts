import type { RawData } from '../collection/raw-data.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { applyPatch, mergeFields } from '../value/apply.ts';
import { flatten } from '../value/flatten.ts';
import { isSentinel } from '../value/sentinel.ts';
import type { WriteOperation } from '../journal/operation.ts';
import type { WriteBook } from '../write/write-book.ts';
import type { RawDocument, RawSnapshot } from '../sdk/raw-snapshot.ts';

/** A document that held nothing of this page's that was not confirmed. */
interface Settled {
  readonly document: RawDocument;
  /** Ids of the writes that it holds already, as far as the server has applied them. */
  readonly holds: ReadonlySet<string>;
  /** Writes that add have been shown on top of it. */
  isAddedTo: boolean;
}

/** What was last confirmed, by what this page has given to the SDK: a listener may be opened anew meanwhile. */
const bases = new WeakMap<WriteBook['handed'], Map<string, Settled>>();

/**
 * Shows a document that waiting writes add to as it was before them, with all of them on top. While an
 * increment waits, the SDK keeps the one number that it adds to as it was and lets everything beside
 * it follow the server, so that numbers which belong together come from different commits.
 */
export function createSteadySums({
  mine,
  handed,
  doubted,
}: Pick<WriteBook, 'mine' | 'handed' | 'doubted'>): (snapshot: RawSnapshot) => RawSnapshot {
  const settled = bases.get(handed) ?? new Map<string, Settled>();
  bases.set(handed, settled);

  /** What the SDK has taken back is never counted twice, and may be missing for a moment. */
  function answered(path: string): ReadonlySet<string> {
    const open = new Set(mine().map(({ id }) => id));
    const past = [...handed.values()].filter((one) => !open.has(one.id) && isAt(path)(one));
    return new Set([...past.map(({ id }) => id), ...doubted]);
  }

  /** Whether an earlier page has left a write that adds to a document, which the SDK may hold. */
  const isLeft = (path: string) =>
    mine().some((one) => one.refusal === undefined && !handed.has(one.id) && isAdding(one, path));

  /** What is left is in what is read first, on what the device held then, and stays so. */
  function begin(document: RawDocument): Settled | undefined {
    const { path } = document;
    if (!isLeft(path) || [...handed.values()].some(isAt(path))) return undefined;
    const first = { document, holds: new Set<string>(), isAddedTo: true };
    settled.set(path, first);
    return first;
  }

  function steady(document: RawDocument): RawDocument {
    const { path, pending } = document;
    const known = settled.get(path);
    const waiting = [...handed.values()].filter(
      (one) => known?.holds.has(one.id) !== true && isAt(path)(one),
    );
    // Where nothing is added, what an earlier page has left mixes nothing.
    const isSound = waiting.length === 0 && known?.isAddedTo !== true && !isLeft(path);
    if (!pending || isSound) {
      settled.set(path, { document, holds: answered(path), isAddedTo: false });
      return document;
    }
    const before = known ?? begin(document);
    if (before === undefined) return document;
    before.isAddedTo ||= isLeft(path) || waiting.some((entry) => isAdding(entry, path));
    const after = (): RawData =>
      waiting.reduce((data, entry) => onTop(data, entry, path), before.document.read());
    // What was refused meanwhile has left the SDK's numbers as mixed as before.
    return before.isAddedTo ? { ...document, read: after } : document;
  }
  return (snapshot) => ({ ...snapshot, changed: snapshot.changed.map(steady) });
}

const isAt =
  (path: string) =>
  ({ operations }: JournalEntry): boolean =>
    operations.some((one) => one.path === path);

/** Whether a write adds to numbers of a document. */
function isAdding({ operations }: JournalEntry, path: string): boolean {
  const own = operations.filter((one) => one.path === path);
  return own.some((one) =>
    Object.values(fieldsOf(one)).some((value) => isSentinel(value) && value['~'] === 'increment'),
  );
}

function fieldsOf(operation: WriteOperation): RawData {
  if (operation.kind === 'update') return operation.patch;
  return operation.kind === 'delete' ? {} : flatten(operation.data);
}

/** The document after a write; the server's time is when it was made. */
function onTop(data: RawData, { operations, at }: JournalEntry, path: string): RawData {
  const now = new Date(at);
  let after = data;
  for (const operation of operations) {
    if (operation.path !== path) continue;
    if (operation.kind === 'update') after = applyPatch(after, operation.patch, now);
    else if (operation.kind === 'merge') after = mergeFields(after, operation.data, now);
    else if (operation.kind !== 'delete') after = mergeFields({}, operation.data, now);
  }
  return after;
}
