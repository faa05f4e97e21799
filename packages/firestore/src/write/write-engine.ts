import type { AppError } from '@quits/errors';
import { firestoreErrors } from '../errors/firestore-errors.ts';
import { generateId } from '../collection/generate-id.ts';
import { retrying } from '../errors/back-off.ts';
import type { Connected } from '../sdk/connect-sdk.ts';
import { isFatalSdkError } from '../errors/is-fatal-sdk-error.ts';
import { providerError } from '../errors/provider-error.ts';
import type { WriteOptions } from './write-options.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { withTimeout } from '../journal/with-timeout.ts';
import { problemOf } from './check-batch.ts';
import { type RecordedBatch, recordBatch } from './record-batch.ts';
import type { Recovery } from './recovery.ts';
import type { WriteBatch } from './write-batch.ts';
import type { WriteEngineOptions } from './write-context.ts';
import { createWriteRegistry, type WriteRegistry } from './write-registry.ts';
import { type TrackedWrite, trackWrite, type WriteHandle } from './write-handle.ts';

/** Number of answered writes that are remembered. */
const REMEMBERED = 200;

/** Sends writes and tracks them until the server has answered. */
export interface WriteEngine extends Pick<
  WriteRegistry,
  'ownWrites' | 'status' | 'failing' | 'handed' | 'doubted' | 'applied' | 'live'
> {
  readonly record: (build: (batch: WriteBatch) => void) => RecordedBatch;
  readonly send: (label: string, batch: RecordedBatch, options?: WriteOptions) => WriteHandle;
  /** Resends a rejected write and its dependent writes; returns `undefined` for an unknown id. */
  readonly retry: (id: string) => WriteHandle | undefined;
  /** Discards a rejected write and its dependent writes. */
  readonly discard: (id: string) => Promise<void>;
  /** Removes a write from the journal. */
  readonly forget: (id: string) => Promise<void>;
  readonly recovery: () => Promise<Recovery>;
  /** Settles once the writes of closed pages are loaded, or the journal has timed out. */
  readonly known: () => Promise<unknown>;
  readonly end: () => void;
}

/** Creates the engine; it sends writes in the order in which they are made. */
export function createWriteEngine(options: WriteEngineOptions): WriteEngine {
  const { connect, uid, signals, seen, journal, onSettled } = options;
  const session = generateId();
  const book = createWriteRegistry(uid);
  const { entries, failing, handed, doubted, applied, publish } = book;
  const tracked = new Map<string, TrackedWrite>();
  const ending = new AbortController();
  let queue: Promise<unknown> = Promise.resolve();
  let last = 0;
  let loading: Promise<Recovery> | undefined;
  let recovered: Recovery | undefined;
  let stopJournal: (() => void) | undefined;

  function enqueue(
    made: JournalEntry,
    write = trackWrite(made.id),
    announce: WriteOptions['announce'] = (now) => now(),
  ): WriteHandle {
    const entry = { ...made, incrementBases: book.live.incrementBases?.(made, tracked) };
    tracked.set(entry.id, write);
    entries.set(entry.id, entry);
    announce(publish);
    queue = submit(entry, Promise.all([queue, withTimeout(journal.put(entry))]));
    return write.handle;
  }

  async function submit(entry: JournalEntry, turn?: Promise<unknown>): Promise<void> {
    await turn;
    void follow(entry, await retrying(connect));
  }

  async function follow(entry: JournalEntry, { db, sdk }: Connected): Promise<void> {
    const { id, operations } = entry;
    let open = true;
    try {
      if (uid.getState() !== entry.uid) {
        // Another account has signed in since, and must not send this write.
        throw firestoreErrors.create('firestore/cancelled');
      }
      const answer = sdk.commit(db, operations);
      hand(entry);
      void sdk
        .queued(db, operations)
        .then(() => open && withTimeout(journal.put({ ...entry, queued: true })));
      await answer.finally(() => (open = false));
      settle(id, undefined, keepApplied);
    } catch (cause) {
      signals.broken?.(cause);
      // A fatal SDK error is no refusal: the replacement or the next page determines the result.
      if (isFatalSdkError(cause)) return;
      failing.add(id);
      doubted.add(id);
      await (await recovery()).refuse(id, providerError(cause));
    }
  }

  function hand(entry: JournalEntry): void {
    // Without the documents before the write, which only its journal entry needs: they would add up to megabytes.
    if (!handed.has(entry.id)) handed.set(entry.id, { ...entry, incrementBases: undefined });
    for (const oldest of handed.keys()) {
      if (handed.size <= REMEMBERED || entries.has(oldest)) break;
      handed.delete(oldest);
    }
  }

  function settle(id: string, error?: AppError, end = forget): void {
    failing.delete(id);
    doubted.delete(id);
    // Keep applied writes in `handed` until a snapshot includes them.
    if (error === undefined) void end(id);
    else {
      handed.delete(id);
      book.live.refused?.(id);
    }
    publish();
    tracked.get(id)?.settle(error);
    tracked.delete(id);
    onSettled();
  }

  /** Keeps the states that an applied write increments: the next page may have to show them from the SDK's cache. */
  async function keepApplied(id: string): Promise<void> {
    const entry = entries.get(id);
    if (entry?.incrementBases === undefined) return forget(id);
    const kept = { ...entry, applied: true } as const;
    applied.set(id, kept);
    entries.delete(id);
    await withTimeout(journal.put(kept));
  }

  async function forget(id: string): Promise<void> {
    entries.delete(id);
    publish();
    await withTimeout(journal.remove(id));
  }

  const recovery = () =>
    (loading ??= retrying(async () => {
      const { createRecovery } = await import('./recovery.ts');
      const { signal } = ending;
      const own = { book, session, tracked, submit, enqueue, settle, forget, signal };
      return (recovered ??= createRecovery({ ...options, ...own }));
    }));
  const recover = async () => (await recovery()).follow();

  /** Loads the writes of other pages once a user is signed in. */
  async function start(): Promise<void> {
    publish();
    if (stopJournal !== undefined || uid.getState() === undefined) return;
    stopJournal = journal.subscribe(() => void recover());
    // Hold a lock for the life of this page, so that other pages notice when it closes.
    const life = new Promise((resolve) => {
      ending.signal.addEventListener('abort', resolve);
    });
    void globalThis.navigator?.locks?.request(session, () => life);
    const stored = await journal.load().catch(() => []);
    for (const entry of stored) {
      if (entry.applied === true && entry.uid === uid.getState()) applied.set(entry.id, entry);
    }
    if (stored.some((entry) => entry.applied !== true)) await recover();
  }

  let known = start();
  const stopUid = uid.subscribe(() => void (known = start()));

  return {
    ownWrites: book.ownWrites,
    status: book.status,
    failing,
    handed,
    doubted,
    applied,
    live: book.live,
    recovery,
    record: (build) => recordBatch(build, seen),
    send(label, batch, { draft, endsAccess, replaces, announce } = {}) {
      const id = generateId();
      const owner = uid.getState();
      const problem = problemOf(batch, owner);
      if (owner === undefined || problem !== undefined) {
        const refused = trackWrite(id);
        refused.settle(problem);
        return refused.handle;
      }
      // They are sent in this order, by another page too.
      last = Math.max(Date.now(), last + 1);
      const { operations } = batch;
      const made: JournalEntry = {
        id,
        label,
        uid: owner,
        session,
        at: last,
        operations,
        draft,
        ...(endsAccess === true && { endsAccess }),
        ...(replaces !== undefined && { replaces }),
      };
      const handle = enqueue(made, undefined, announce);
      if (replaces !== undefined) void recovered?.discard(replaces);
      return handle;
    },
    // Recovery is loaded with the first refusal; before that there is nothing to retry or discard.
    retry: (id) => recovered?.retry(id),
    discard: async (id) => recovered?.discard(id),
    known: () => withTimeout(known),
    forget,
    end() {
      stopUid();
      stopJournal?.();
      ending.abort();
    },
  };
}
