import { AppError } from '@quits/errors';
import { retrying } from '../core/back-off.ts';
import { providerError } from '../core/provider-error.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { patiently } from '../journal/patiently.ts';
import { queueDrained, readFromServer } from '../sdk/server.ts';
import { type Evidence, findEvidence, leavesEvidence } from './evidence.ts';
import type { WriteContext } from './write-engine.ts';

/** Finds out what became of writes that were refused, or whose answers this page cannot hear. */
export interface Recovery {
  /** Settles a write that was refused; that may be the echo of one whose answer got lost. */
  readonly refuse: (id: string, error: AppError) => Promise<void>;
  /** Takes over what the journal says about other pages' writes, and the writes of pages that have gone. */
  readonly follow: () => Promise<void>;
  /** Settles this page's writes after their Firestore has gone; what is lost is sent again. */
  readonly resume: () => void;
}

/**
 * Creates a recovery. The writes of living pages are shown as the journal tells them, and those of
 * pages that have gone are taken over, once by whoever is first, and settled.
 */
export function createRecovery(context: WriteContext): Recovery {
  const { journal, book, session, uid, connect, signal } = context;
  const { entries, publish } = book;
  const watched = new Set([session]);
  const orphans = new Map<string, JournalEntry>();
  /** Ids of those that the journal could not keep: they stay this page's alone. */
  const unkept = new Set<string>();

  /** Any page may decide about a refused write; what is under way is its own page's matter. */
  const isShared = (entry: JournalEntry) =>
    entry.session !== session || (entry.refusal !== undefined && !unkept.has(entry.id));

  async function follow(): Promise<void> {
    const journalled = await journal.load().catch(() => undefined);
    if (journalled === undefined || signal.aborted) return;
    for (const entry of entries.values()) if (isShared(entry)) entries.delete(entry.id);
    for (const entry of journalled) if (isShared(entry)) entries.set(entry.id, entry);
    publish();
    for (const entry of journalled) if (entry.refusal === undefined) void watch(entry.session);
  }

  async function watch(other: string): Promise<void> {
    if (watched.has(other)) return;
    watched.add(other);
    const { locks } = navigator;
    // A page's lock comes free once the page has gone, and for one other page at a time.
    await (locks === undefined ? adopt(other) : locks.request(other, () => adopt(other)));
  }

  async function adopt(other: string): Promise<void> {
    if (signal.aborted) return;
    for (const entry of await journal.load()) {
      if (entry.session !== other || entry.refusal !== undefined) continue;
      const adopted = { ...entry, session };
      await journal.put(adopted);
      entries.set(adopted.id, adopted);
      orphans.set(adopted.id, adopted);
    }
    publish();
    await settleOrphans();
  }

  /**
   * Settles what other pages have left, in the order in which it was made. Only the account that made
   * a write can ask what became of it.
   */
  async function settleOrphans(): Promise<void> {
    const own = [...orphans.values()]
      .filter((entry) => entry.uid === uid.get())
      .sort((left, right) => left.at - right.at);
    for (const { id } of own) orphans.delete(id);
    try {
      const found = await Promise.all(
        own.map(async (entry) => [entry, await findOut(entry)] as const),
      );
      // What the SDK's queue has held was sent, and refused; what never came that far was not.
      for (const [entry, evidence] of found) await decide(entry, evidence, entry.queued !== true);
    } catch {
      // Another account has signed in before it was known.
      for (const entry of own) orphans.set(entry.id, entry);
    }
  }

  async function lookAtServer({ operations }: JournalEntry): Promise<Evidence> {
    const { db, sdk } = await connect();
    return findEvidence(operations, (path) => readFromServer(db, sdk, path));
  }

  async function findOut(entry: JournalEntry): Promise<Evidence> {
    await queueDrained((await retrying(connect)).db);
    return retrying(async () => {
      try {
        return await lookAtServer(entry);
      } catch (cause) {
        // Who may not look any more may not have written either; anything else may pass.
        if (providerError(cause).code !== 'firestore/permission-denied') throw cause;
        return { applied: false, conflicts: [] };
      }
    });
  }

  /** What was refused stays with its cause until someone decides; without one it was applied. */
  async function conclude(
    entry: JournalEntry,
    cause?: AppError,
    { applied, conflicts }: Evidence = { applied: cause === undefined, conflicts: [] },
  ): Promise<void> {
    const { id } = entry;
    if (applied || cause === undefined) return context.settle(id);
    const error =
      conflicts.length > 0
        ? new AppError('write/conflict', { cause, reaction: 'fix-input' })
        : cause;
    const { code, message } = error;
    const refused = { ...entry, refusal: { code, message, conflicts } };
    // In the journal first: pages take over what it says about refused writes.
    if (!(await patiently(journal.put(refused)))) unkept.add(id);
    entries.set(id, refused);
    return context.settle(id, error);
  }

  /** Sends a write again that may not have been sent; without evidence it might count twice. */
  function decide(entry: JournalEntry, evidence: Evidence, again: boolean): Promise<void> {
    return again && !evidence.applied && leavesEvidence(entry.operations)
      ? context.submit(entry)
      : conclude(entry, lost(), evidence);
  }

  const stop = uid.subscribe(() => void settleOrphans());
  signal.addEventListener('abort', stop);
  return {
    follow,
    async refuse(id, error) {
      const entry = entries.get(id);
      // Without the server's documents the refusal itself is all there is to tell.
      if (entry !== undefined) {
        await conclude(entry, error, await lookAtServer(entry).catch(() => undefined));
      }
    },
    resume() {
      for (const id of context.tracked.keys()) {
        const entry = entries.get(id);
        if (entry !== undefined) void findOut(entry).then((found) => decide(entry, found, true));
      }
    },
  };
}

function lost(): AppError {
  const message = 'The answer was lost, and the server does not hold the change.';
  return new AppError('write/refused', { message });
}
