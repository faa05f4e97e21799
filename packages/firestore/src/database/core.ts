import { type ValueStore, createValueStore, type ReadonlyStore } from '@quits/firebase-core';
import type { DatabaseOptions } from './database-options.ts';
import { indexedDbJournal } from '../journal/indexed-db-journal.ts';
import { createListenerPool, type ListenerPool } from '../live/listener-pool.ts';
import type { ReportInvalid } from '../live/query-reader.ts';
import { createSeenDocuments, type SeenDocuments } from '../live/seen-documents.ts';
import { createWriteEngine, type WriteEngine } from '../write/write-engine.ts';
import { type SdkConnector, sdkConnector } from '../sdk/connect-sdk.ts';
import type { RestAccess } from '../sdk/rest-access.ts';
import type * as chunk from './chunk.ts';
import type { Signals } from '../sdk/signals.ts';

/** The chunk that is loaded with the SDK. */
type Chunk = typeof chunk;

/** How long after a write the server is asked again for what it works out, in milliseconds. */
const REVISE_DELAY = 250;

/** What a database stands on; each part below takes of it what its own port names. */
export interface Core extends SdkConnector<Chunk> {
  readonly uid: ReadonlyStore<string | undefined>;
  readonly signals: Signals;
  readonly pool: ListenerPool;
  readonly seen: SeenDocuments;
  readonly report: ReportInvalid;
  readonly writes: WriteEngine;
  /** Changes when answers that the server works out may have changed. */
  readonly revision: ValueStore<number>;
  /** Replaces a Firestore that has broken, where the app knows how to. */
  readonly restart: (() => Promise<unknown>) | undefined;
  readonly rest: RestAccess | undefined;
  /** Closes every listener and forgets what was read. */
  readonly close: () => void;
  /** Opens what is being read, if someone is signed in. */
  readonly reopen: () => void;
  /** What ends with the database. */
  readonly ends: Set<(() => void) | undefined>;
}

/** Creates what live data and writes of one account at a time stand on. */
export function createCore(options: DatabaseOptions): Core {
  const { uid, firestore, journal, recreate, rest: direct, credentials, onInvalid } = options;
  const { keepAliveMs = 5_000 } = options;
  const connector = sdkConnector(firestore, () => import('./chunk.ts'));
  const { connect } = connector;
  const signals: Signals = {};
  const pool = createListenerPool(keepAliveMs, (key) => signals.changed?.(key));
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
      // A hundred writes in a row are one reason to ask again.
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
    restart: recreate,
    rest: direct,
    close,
    reopen,
    ends: new Set([
      uid.subscribe(change),
      credentials?.subscribe(pool.wake),
      // What was refused may be allowed since an own write has arrived, e.g. one that made it.
      revision.subscribe(pool.wake),
      writes.end,
      close,
    ]),
  };
}
