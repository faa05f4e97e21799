import type { JournalEntry } from '../journal/journal-entry.ts';
import { createLinks } from './links.ts';

/** What the refusals among some writes mean for the others. */
export interface Fates {
  /** Refused writes that someone has to decide about, each with what falls with it, in order. */
  readonly heads: ReadonlyMap<JournalEntry, readonly JournalEntry[]>;
  /** The write that each falls with; a write that was not made on top of a refused one is its own. */
  readonly headOf: ReadonlyMap<JournalEntry, JournalEntry>;
}

/** Works out what falls with what among writes, oldest first. */
export function fatesOf(entries: readonly JournalEntry[]): Fates {
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
    const head = isGivenUp(entry) || above === undefined || isLater(entry, above) ? entry : above;
    headOf.set(entry, head);
    if (head !== entry) heads.get(head)?.push(entry);
    // One whose parent has no answer yet was refused with it: the parent's is on its way.
    else if (entry.refusal !== undefined && !isGivenUp(entry) && parents.every(isAnswered)) {
      heads.set(entry, []);
    }
  }
  return { heads, headOf };
}

/** Whether someone has given a write up, for itself or with the one that it falls with. */
export function isGivenUp({ refusal }: JournalEntry): boolean {
  return refusal?.givenUpAt !== undefined;
}

/** Whether the server has refused it. */
export function isAnswered({ refusal }: JournalEntry): boolean {
  return refusal !== undefined;
}

/** Whether the refusal of a write need not be told, because it was given up with what it falls with. */
export function fallsSilently(entries: readonly JournalEntry[], entry: JournalEntry): boolean {
  const head = fatesOf(entries).headOf.get(entry);
  return head !== undefined && head !== entry && isGivenUp(head);
}

/** What was made after everything before it had been given up has to be told for itself. */
function isLater({ at }: JournalEntry, { refusal }: JournalEntry): boolean {
  return refusal?.givenUpAt !== undefined && at > refusal.givenUpAt;
}
