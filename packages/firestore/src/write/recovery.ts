import type { Observable } from '@quits/firebase-core';
import type { JournalEntry, WriteJournal } from '../journal/journal-entry.ts';
import type { Session } from '../journal/session.ts';
import type { WriteBook } from './write-book.ts';

/** What {@link startRecovery} works with. */
export interface RecoveryOptions {
  readonly journal: WriteJournal;
  readonly book: WriteBook;
  readonly session: Session;
  readonly uid: Observable<string | undefined>;
  readonly verify: (entry: JournalEntry) => Promise<void>;
}

/**
 * Follows the writes of other pages: those of living pages are shown as the journal tells them, and
 * those of pages that have gone are taken over, once by whoever is first, and settled.
 */
export function startRecovery(options: RecoveryOptions): () => void {
  const { journal, book, session, uid, verify } = options;
  const watched = new Set([session.id]);
  const orphans = new Map<string, JournalEntry>();
  let stopped = false;

  async function reload(): Promise<void> {
    const entries = await journal.load();
    if (stopped) return;
    book.takeOver(entries);
    for (const entry of entries) {
      if (entry.refusal === undefined) void watch(entry.session);
    }
  }

  async function watch(other: string): Promise<void> {
    if (watched.has(other)) return;
    watched.add(other);
    const release = await session.ended(other);
    try {
      if (!stopped) await adopt(other);
    } finally {
      release();
    }
  }

  async function adopt(other: string): Promise<void> {
    const left = (await journal.load()).filter(
      (entry) => entry.session === other && entry.refusal === undefined,
    );
    for (const entry of left) {
      const adopted = { ...entry, session: session.id };
      await journal.put(adopted);
      book.put(adopted);
      orphans.set(adopted.id, adopted);
    }
    settleOrphans();
  }

  /** Only the account that made a write can ask what became of it. */
  function settleOrphans(): void {
    for (const entry of orphans.values()) {
      if (entry.uid !== uid.get()) continue;
      orphans.delete(entry.id);
      verify(entry).catch(() => orphans.set(entry.id, entry));
    }
  }

  const quietly = () => void reload().catch(() => undefined);
  const unsubscribe = [journal.subscribe(quietly), uid.subscribe(settleOrphans)];
  quietly();
  return () => {
    stopped = true;
    for (const stop of unsubscribe) stop();
  };
}
