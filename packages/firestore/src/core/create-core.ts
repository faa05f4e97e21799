import { observable } from '@quits/firebase-core';
import { browserNetwork } from '../connection/browser-network.ts';
import { createConnectionTracker } from '../connection/connection-tracker.ts';
import { resumeQuickly } from '../connection/resume.ts';
import type { Database, DatabaseOptions } from '../database/database.ts';
import type { Reads } from '../database/reads.ts';
import type { Writes } from '../database/writes.ts';
import { indexedDbJournal } from '../journal/indexed-db-journal.ts';
import type { WriteJournal } from '../journal/journal-entry.ts';
import { memoryJournal } from '../journal/memory-journal.ts';
import { startSession } from '../journal/session.ts';
import type { AggregateContext } from '../live/live-aggregate.ts';
import { createListenerPool } from '../live/listener-pool.ts';
import { createSeenDocuments } from '../live/seen-documents.ts';
import { drain } from '../write/drain.ts';
import { startRecovery } from '../write/recovery.ts';
import { statusOfPath, summarise } from '../write/sync-status.ts';
import { transact } from '../write/transaction.ts';
import { createWriteBook } from '../write/write-book.ts';
import { createWriteEngine } from '../write/write-engine.ts';
import { connectSdk } from './connect-sdk.ts';
import { type CoreReads, createReads } from './create-reads.ts';
import { type CoreWrites, createWrites } from './create-writes.ts';

import { derived } from './derived.ts';

/** How long after a write the server is asked again for what it works out, in milliseconds. */
const REVISE_DELAY = 250;

/** What answers once something is first read or written. */
export interface Core extends CoreReads, CoreWrites, Omit<Database, keyof Reads | keyof Writes> {}

/** Creates the core of a database. */
export function createCore(options: DatabaseOptions): Core {
  const { uid, firestore, lingerMs = 5_000 } = options;
  const journal = options.journal ?? defaultJournal();
  let started = false;
  const connect = () => {
    started = true;
    return connectSdk(firestore);
  };
  const network = browserNetwork();
  const tracker = createConnectionTracker({ network });
  const pool = createListenerPool({ watch: tracker, lingerMs });
  const seen = createSeenDocuments();
  const answers: AggregateContext['answers'] = new Map();
  const session = startSession();
  const book = createWriteBook(uid, session.id);
  const syncStatus = derived(book.mine, summarise);
  /** Changes when answers that the server works out may have changed. */
  const revision = observable(0);
  let revising: ReturnType<typeof setTimeout> | undefined;
  const revise = () => {
    // A hundred writes in a row are one reason to ask again.
    clearTimeout(revising);
    revising = setTimeout(() => revision.set(revision.get() + 1), REVISE_DELAY);
  };
  const engine = createWriteEngine({
    connect,
    uid,
    journal,
    book,
    session: session.id,
    onSettled: revise,
  });
  const context = { connect, seen, report: options.onInvalid ?? (() => undefined) };

  function close(): void {
    pool.deactivate();
    seen.clear();
    answers.clear();
  }
  function reopen(): void {
    if (uid.get() !== undefined) pool.activate();
  }
  function switchAccount(): void {
    close();
    reopen();
  }

  async function reconnect(): Promise<void> {
    // Nothing to mend before something has been read or written.
    if (!started) return;
    const { db, sdk } = await connect();
    await sdk.reconnect(db);
  }

  const offline = () => network.offline() || tracker.connection.get().state === 'offline';

  const stops = [
    uid.subscribe(switchAccount),
    options.credentials?.subscribe(pool.wake),
    network.subscribe(() => network.offline() || pool.wake()),
    startRecovery({ journal, book, session, uid, verify: engine.verify }),
    tracker.connection.subscribe(() => tracker.connection.get().state === 'online' && revise()),
    // What was refused may be allowed since an own write has arrived, e.g. one that made it.
    revision.subscribe(pool.wake),
    resumeQuickly(tracker.connection, () => void reconnect()),
    tracker.stop,
    book.stop,
    session.end,
  ];
  reopen();

  return {
    ...createReads(pool, context, { connect, answers, changed: revision.subscribe }),
    ...createWrites(engine, seen.get),
    transact: (run) => transact({ connect, offline }, run),
    syncStatus,
    drain: (how = {}) => drain(syncStatus, how),
    syncStatusOf: (path) => derived(book.mine, (entries) => statusOfPath(entries, path)),
    connection: tracker.connection,
    retryListeners: pool.wake,
    closeListeners: close,
    reopenListeners: reopen,
    listenerCount: pool.size,
    dispose() {
      clearTimeout(revising);
      close();
      for (const stop of stops) stop?.();
    },
  };
}

function defaultJournal(): WriteJournal {
  return typeof indexedDB === 'undefined' ? memoryJournal() : indexedDbJournal();
}
