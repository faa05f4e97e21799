import { AppError, err, ok } from '@quits/errors';
import type { Observable } from '@quits/firebase-core';
import type { Connected } from '../core/connect-sdk.ts';
import { providerError } from '../core/provider-error.ts';
import { retrying } from '../database/retrying.ts';
import type { JournalEntry, WriteJournal } from '../journal/journal-entry.ts';
import { patiently } from '../journal/patiently.ts';
import { type Evidence, findEvidence } from './evidence.ts';
import type { RecordedBatch } from './record-batch.ts';
import type { WriteBook } from './write-book.ts';
import { refusedAtOnce, type TrackedWrite, trackWrite, type WriteHandle } from './write-handle.ts';

/** What {@link createWriteEngine} works with. */
export interface WriteEngineOptions {
  readonly connect: () => Promise<Connected>;
  readonly uid: Observable<string | undefined>;
  readonly journal: WriteJournal;
  readonly book: WriteBook;
  readonly session: string;
  /** Called after each write that the server has applied or refused. */
  readonly onSettled: () => void;
}

/** Sends writes and follows them until the server has answered. */
export interface WriteEngine {
  readonly write: (id: string, label: string, batch: RecordedBatch, draft: unknown) => WriteHandle;
  /** Sends a refused write again; `undefined` when there is none of this id. */
  readonly retry: (id: string) => WriteHandle | undefined;
  /** Forgets a refused write. */
  readonly discard: (id: string) => Promise<void>;
  /** Forgets every write of the current account. */
  readonly forget: () => Promise<void>;
  /** Finds out what became of a write whose answer this page cannot hear any more. */
  readonly verify: (entry: JournalEntry) => Promise<void>;
}

/** The most operations that one commit may hold. */
export const MAX_OPERATIONS = 500;

/** Creates the engine; it sends in the order in which writes are made. */
export function createWriteEngine(options: WriteEngineOptions): WriteEngine {
  const { connect, uid, journal, book, session, onSettled } = options;
  const tracked = new Map<string, TrackedWrite>();
  let queue: Promise<void> = Promise.resolve();

  function enqueue(entry: JournalEntry): WriteHandle {
    const { handle, settle } = trackWrite(entry.id);
    tracked.set(entry.id, { handle, settle });
    book.put(entry);
    const journalled = patiently(journal.put(entry));
    queue = inTurn(queue, journalled, entry);
    return handle;
  }

  async function inTurn(
    before: Promise<void>,
    journalled: Promise<boolean>,
    entry: JournalEntry,
  ): Promise<void> {
    await before;
    await journalled;
    await send(entry);
  }

  async function send(entry: JournalEntry): Promise<void> {
    const { db, sdk } = await retrying(connect);
    if (uid.get() !== entry.uid) {
      // Someone else has signed in meanwhile: their account must not send it.
      const cause = new AppError('firestore/cancelled', { reaction: 'ignore' });
      await conclude(entry, { applied: false, conflicts: [] }, cause);
      return;
    }
    void sdk.commit(db, entry.operations).then(
      () => confirm(entry),
      (cause: unknown) => refuse(entry, providerError(cause)),
    );
  }

  async function confirm(entry: JournalEntry): Promise<void> {
    book.remove(entry.id);
    tracked.get(entry.id)?.settle(ok(undefined));
    tracked.delete(entry.id);
    onSettled();
    await patiently(journal.remove(entry.id));
  }

  /** A refusal may be the echo of a write that was applied while its answer got lost. */
  async function refuse(entry: JournalEntry, cause: AppError): Promise<void> {
    let evidence: Evidence;
    try {
      evidence = await lookAtServer(entry);
    } catch {
      // Without the server's documents the refusal itself is all there is to tell.
      evidence = { applied: false, conflicts: [] };
    }
    await conclude(entry, evidence, cause);
  }

  async function lookAtServer(entry: JournalEntry): Promise<Evidence> {
    const { db, sdk } = await connect();
    return findEvidence(entry.operations, (path) => sdk.readFromServer(db, path));
  }

  async function conclude(entry: JournalEntry, evidence: Evidence, cause: AppError): Promise<void> {
    if (evidence.applied) {
      await confirm(entry);
      return;
    }
    const { conflicts } = evidence;
    const error =
      conflicts.length > 0
        ? new AppError('write/conflict', { cause, reaction: 'fix-input' })
        : cause;
    const { code, message } = error;
    const refused = { ...entry, refusal: { code, message, conflicts } };
    // In the journal first: the book takes over what the journal says about refused writes.
    const kept = await patiently(journal.put(refused));
    book.put(refused, kept);
    tracked.get(entry.id)?.settle(err(error));
    tracked.delete(entry.id);
    onSettled();
  }

  return {
    write(id, label, { operations, invalid }, draft) {
      const owner = uid.get();
      if (owner === undefined)
        return refusedAtOnce(id, 'firestore/unauthenticated', 'reauthenticate');
      if (invalid.length > 0) {
        const [first] = invalid;
        const issue = first?.issues[0];
        const message = `${first?.path ?? ''} does not fit: ${issue?.field ?? ''} ${issue?.message ?? ''}`;
        return refusedAtOnce(id, 'write/invalid', 'fix-input', message);
      }
      if (operations.length > MAX_OPERATIONS) {
        const message = `${operations.length} operations do not fit one commit of ${MAX_OPERATIONS}.`;
        return refusedAtOnce(id, 'write/too-large', 'fix-input', message);
      }
      const at = Date.now();
      return enqueue({ id, label, uid: owner, session, at, operations, draft });
    },
    retry(id) {
      const entry = book.get(id);
      if (entry?.refusal === undefined) return undefined;
      const { refusal: _, ...pending } = entry;
      return enqueue({ ...pending, session });
    },
    async discard(id) {
      book.remove(id);
      await patiently(journal.remove(id));
    },
    async verify(entry) {
      const { db, sdk } = await retrying(connect);
      await sdk.queueDrained(db);
      const lost = new AppError('write/refused', {
        message: 'The page closed before the answer came, and the server does not hold the change.',
      });
      const evidence = await retrying(async (): Promise<Evidence> => {
        try {
          return await lookAtServer(entry);
        } catch (cause) {
          // Who may not look any more may not have written either; anything else may pass.
          if (providerError(cause).code !== 'firestore/permission-denied') throw cause;
          return { applied: false, conflicts: [] };
        }
      });
      await conclude(entry, evidence, lost);
    },
    async forget() {
      const entries = book.mine.get();
      for (const { id } of entries) book.remove(id);
      await Promise.all(entries.map(({ id }) => patiently(journal.remove(id))));
    },
  };
}
