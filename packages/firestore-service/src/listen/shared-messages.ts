import type { Document, Message } from '@quits/service-base';
import type { Delta } from './target.ts';

/** Changes of a document that were sent, by the targets that it is in. */
const changes = new WeakMap<Document, Map<string, Message>>();

/**
 * Returns the message that a document is, or is now, in some targets of a stream: the same object for all streams that number
 * their targets alike, so that a transport may cache its encoding by identity.
 */
export function changeMessage(
  document: Document,
  targetIds: readonly number[],
  removedTargetIds: readonly number[],
): Message {
  const key = `${targetIds.join()};${removedTargetIds.join()}`;
  const known = changes.get(document) ?? new Map<string, Message>();
  const message = known.get(key) ?? {
    documentChange: { document, targetIds, removedTargetIds },
  };
  if (known.size === 0) changes.set(document, known);
  known.set(key, message);
  return message;
}

interface Moment {
  readonly resumeToken: string;
  readonly readTime: string;
}

let last: { readonly moment: Moment; readonly message: Message } | undefined;

/** Returns the message that all targets of a stream are complete at a moment; the same object for all streams in a row. */
export function snapshotMessage({ resumeToken, readTime }: Moment): Message {
  if (last?.moment.resumeToken !== resumeToken || last.moment.readTime !== readTime) {
    const moment = { resumeToken, readTime };
    const message = {
      targetChange: { targetChangeType: 'NO_CHANGE', targetIds: [], ...moment },
    };
    last = { moment, message };
  }
  return last.message;
}

/** A target's changes in a snapshot. */
export type TargetDelta = readonly [targetId: number, delta: Delta];

let lastChanges:
  | {
      readonly version: number;
      readonly deltas: readonly TargetDelta[];
      readonly messages: readonly Message[];
    }
  | undefined;

/**
 * Returns what `make` returns for a version, the same messages for all streams in a row with the same changes that number their
 * targets alike. If a removed document may not exist, they depend on more, and are made for each stream.
 */
export function changeMessages(
  deltas: readonly TargetDelta[],
  version: number,
  make: () => readonly Message[],
): readonly Message[] {
  if (deltas.some(([, delta]) => !isKnown(delta))) return make();
  if (lastChanges?.version !== version || !areAlike(deltas, lastChanges.deltas)) {
    lastChanges = { version, deltas, messages: make() };
  }
  return lastChanges.messages;
}

/** Returns whether all documents that were removed from a target are known to exist. */
function isKnown({ removed, kept }: Delta): boolean {
  return removed.every((name) => kept?.has(name) === true);
}

function areAlike(one: readonly TargetDelta[], other: readonly TargetDelta[]): boolean {
  if (one.length !== other.length) return false;
  for (const [at, [targetId, { changed, removed }]] of one.entries()) {
    const counterpart = other[at];
    if (counterpart?.[0] !== targetId) return false;
    if (!haveSameItems(changed, counterpart[1].changed)) return false;
    if (!haveSameItems(removed, counterpart[1].removed)) return false;
  }
  return true;
}

function haveSameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}
