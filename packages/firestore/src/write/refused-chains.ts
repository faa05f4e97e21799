import type { JournalEntry } from '../journal/journal-entry.ts';
import { createLinks } from './links.ts';

/** Consequences of refusals for dependent writes. */
export interface RefusedChains {
  /** Rejected writes that the user has to decide about, each with its dependent writes in order. */
  readonly heads: ReadonlyMap<JournalEntry, readonly JournalEntry[]>;
  /** The rejected write that each one depends on; one that depends on none maps to itself. */
  readonly headOf: ReadonlyMap<JournalEntry, JournalEntry>;
}

/** Determines which writes fail because of which refusal; expects the oldest first. */
export function findRefusedChains(entries: readonly JournalEntry[]): RefusedChains {
  const heads = new Map<JournalEntry, JournalEntry[]>();
  const headOf = new Map<JournalEntry, JournalEntry>();
  if (!entries.some(isAnswered)) return { heads, headOf };
  const links = createLinks();
  for (const entry of entries) {
    const parents = links.parentsOf(entry);
    links.add(entry);
    const fallen = parents.find((parent) => headOf.has(parent));
    if (fallen === undefined && entry.refusal === undefined) continue;
    const above = fallen && headOf.get(fallen);
    const isOwnHead = above === undefined || isGivenUp(entry) || isSeparate(entry, above);
    const head = isOwnHead ? entry : above;
    headOf.set(entry, head);
    if (head !== entry) heads.get(head)?.push(entry);
    // If a parent is unanswered, its refusal is still on the way, and this write depends on it.
    else if (entry.refusal !== undefined && !isGivenUp(entry) && parents.every(isAnswered)) {
      heads.set(entry, []);
    }
  }
  return { heads, headOf };
}

/** Returns whether a write was discarded, by itself or with the write that it depends on. */
export function isGivenUp({ refusal }: JournalEntry): boolean {
  return refusal?.givenUpAt !== undefined;
}

/** Returns whether the server has refused it. */
export function isAnswered({ refusal }: JournalEntry): boolean {
  return refusal !== undefined;
}

/**
 * Returns the time at which the write was discarded that a write depends on, in epoch milliseconds:
 * its own refusal isn't reported then.
 */
export function givenUpWith(
  entries: readonly JournalEntry[],
  entry: JournalEntry,
): number | undefined {
  const head = findRefusedChains(entries).headOf.get(entry);
  return head === entry ? undefined : head?.refusal?.givenUpAt;
}

/**
 * Returns whether a write's refusal has to be reported separately from that of the write that it
 * depends on: it replaces that one, or was made after the discard.
 */
function isSeparate({ at, replaces }: JournalEntry, { id, refusal }: JournalEntry): boolean {
  return replaces === id || (refusal?.givenUpAt !== undefined && at > refusal.givenUpAt);
}
