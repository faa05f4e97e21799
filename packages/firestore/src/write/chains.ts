import { firestoreErrors } from '../errors/firestore-errors.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { withTimeout } from '../journal/with-timeout.ts';
import { findRefusedChains, isAnswered, isGivenUp } from './refused-chains.ts';
import { followersOf } from './links.ts';
import type { WriteContext } from './write-context.ts';
import { trackWrite, type WriteHandle } from './write-handle.ts';

/** Actions on a rejected write together with its dependent writes. */
export interface Chains {
  /** Resends them in order, once all of them have been answered. */
  readonly retry: (id: string) => WriteHandle | undefined;
  /** Discards them; later refusals of unanswered ones are dropped silently. */
  readonly discard: (id: string) => Promise<void>;
  /** Forgets discarded writes once no dependent write is unanswered. */
  readonly clear: () => Promise<void>;
}

/** Creates the actions on rejected writes. */
export function createChains(
  context: Pick<WriteContext, 'book' | 'enqueue' | 'forget' | 'journal' | 'session'>,
): Chains {
  const { book, enqueue, forget, journal, session } = context;
  const { entries } = book;

  /**
   * Returns a rejected write and its dependent writes; empty if it isn't rejected or was discarded.
   */
  function chainOf(id: string): readonly JournalEntry[] {
    const entry = entries.get(id);
    if (entry?.refusal === undefined || isGivenUp(entry)) return [];
    const mine = book.ownWrites();
    const { headOf } = findRefusedChains(mine);
    const head = headOf.get(entry);
    return [entry, ...followersOf(mine, entry).filter((one) => headOf.get(one) === head)];
  }

  return {
    retry(id) {
      if (chainOf(id).length === 0) return undefined;
      const write = trackWrite(id);
      let stop: (() => void) | undefined;
      const check = () => {
        const chain = chainOf(id);
        if (!chain.every(isAnswered)) return (stop ??= book.status.subscribe(check));
        stop?.();
        // Discarded while it waited.
        if (chain.length === 0) write.settle(firestoreErrors.create('firestore/cancelled'));
        for (const { refusal: _, queued: __, ...entry } of chain) {
          enqueue({ ...entry, session }, entry.id === id ? write : undefined);
        }
        return undefined;
      };
      check();
      return write.handle;
    },
    async discard(id) {
      const chain = chainOf(id);
      if (chain.every(isAnswered))
        return void (await Promise.all(chain.map((one) => forget(one.id))));
      const givenUpAt = Math.max(Date.now(), ...chain.map(({ at }) => at));
      await Promise.all(
        chain.map(async (entry) => {
          if (entry.refusal === undefined) return;
          const kept = { ...entry, refusal: { ...entry.refusal, givenUpAt } };
          // At once: a dependent write may be answered before the journal has stored it.
          entries.set(kept.id, kept);
          await withTimeout(journal.put(kept));
        }),
      );
      book.publish();
    },
    async clear() {
      const mine = book.ownWrites();
      const { headOf } = findRefusedChains(mine);
      const over = mine.filter(
        (entry) =>
          isAnswered(entry) &&
          isGivenUp(headOf.get(entry) ?? entry) &&
          followersOf(mine, entry).every(isAnswered),
      );
      await Promise.all(over.map(({ id }) => forget(id)));
    },
  };
}
