import { type ValueStore, createValueStore, type ReadonlyStore } from '@quits/firebase-core';
import type { DatabaseOptions } from './database-options.ts';
import { indexedDbJournal } from '../journal/indexed-db-journal.ts';
import { createListenerPool, type ListenerPool } from '../live/listener-pool.ts';
import type { ReportInvalid } from '../live/query-reader.ts';
import { createSeenDocuments, type SeenDocuments } from '../live/seen-documents.ts';
import type { SyncStatus } from '../write/sync-status.ts';
import { createWriteEngine, type WriteEngine } from '../write/write-engine.ts';
import { type SdkConnector, sdkConnector } from '../sdk/connect-sdk.ts';
import type { RestAccess } from '../sdk/rest-access.ts';
import type { FirstReads } from '../live/first-documents.ts';
import type * as chunk from './chunk.ts';
import type { Signals } from '../sdk/signals.ts';

/** The chunk that is loaded with the SDK. */
type Chunk = typeof chunk;

/** Delay after a write before aggregates are requested again, in milliseconds. */
const REVISE_DELAY = 250;

/** Shared parts of a database; each module declares in its own port which of them it uses. */
export interface Core extends SdkConnector<Chunk> {
  readonly uid: ReadonlyStore<string | undefined>;
  readonly signals: Signals;
  readonly pool: ListenerPool;
  readonly seen: SeenDocuments;
  readonly report: ReportInvalid;
  readonly writes: WriteEngine;
  /** Incremented when answers that the server computes may have changed. */
  readonly revision: ValueStore<number>;
  /** Replaces a Firestore instance that failed fatally; undefined if the app provides no way to. */
  readonly recreate: (() => Promise<unknown>) | undefined;
  readonly rest: RestAccess | undefined;
  readonly whenCalm: (() => Promise<void>) | undefined;
  readonly firstReads: FirstReads | undefined;
  /** Whether the server may be probed with requests outside the streams. @default true */
  readonly probe: boolean | undefined;
  /** Closes every listener and clears what was read. */
  readonly close: () => void;
  /** Opens the listeners that have subscribers, if a user is signed in. */
  readonly reopen: () => void;
  /** Cleanup functions called when the database is disposed of. */
  readonly ends: Set<(() => void) | undefined>;
}

/** Creates the shared parts of a database, for one account at a time. */
export function createCore(options: DatabaseOptions): Core {
  const { uid, firestore, journal, recreate, rest, firstReads, probe, credentials, onInvalid } =
    options;
  const connector = sdkConnector(firestore, () => import('./chunk.ts'), mayLoad);
  const { connect } = connector;
  const signals: Signals = {};
  const pool = createListenerPool(options.keepAliveMs ?? 5_000, (key) => signals.changed?.(key));
  const seen = createSeenDocuments();
  const revision = createValueStore(0);
  let revising: ReturnType<typeof setTimeout> | undefined;
  const writes = createWriteEngine({
    connect,
    uid,
    signals,
    seen: seen.get,
    journal: journal ?? indexedDbJournal(),
    onSettled() {
      // Debounce: many writes in a row cause one request.
      clearTimeout(revising);
      revising = setTimeout(() => revision.set(revision.getState() + 1), REVISE_DELAY);
    },
  });

  function close(): void {
    pool.deactivate();
    seen.clear();
  }
  function reopen(): void {
    if (uid.getState() !== undefined) pool.activate();
  }
  function change(): void {
    close();
    reopen();
  }

  /** Lets the page show its first results before the SDK's code competes with them. */
  async function mayLoad(): Promise<void> {
    if (firstReads === undefined) return;
    await Promise.race([firstReads.whenShown(), whenPending(writes.status)]);
  }

  reopen();
  return {
    ...connector,
    uid,
    signals,
    pool,
    seen,
    report: (invalid) => onInvalid?.(invalid),
    writes,
    revision,
    recreate,
    rest,
    whenCalm: options.whenCalm,
    firstReads,
    probe,
    close,
    reopen,
    ends: new Set([
      uid.subscribe(change),
      credentials?.subscribe(pool.wake),
      // Rules may allow a refused read once a local write has arrived, e.g. the one that created
      // the document.
      revision.subscribe(pool.wake),
      writes.end,
      close,
    ]),
  };
}

/** Resolves once a write is pending: only the SDK can show it. */
function whenPending(status: ReadonlyStore<SyncStatus>): Promise<void> {
  return new Promise((resolve) => {
    const stop = status.subscribe(check);
    check();
    function check(): void {
      if (status.getState().pending === 0) return;
      stop();
      resolve();
    }
  });
}
