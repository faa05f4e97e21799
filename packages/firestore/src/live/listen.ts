import { providerError } from '../errors/provider-error.ts';
import type { QueryTarget } from '../query/query-target.ts';
import type { Connected, Sdk } from '../sdk/connect-sdk.ts';
import type { Signals } from '../sdk/signals.ts';
import { isBeingMade } from '../write/is-being-made.ts';
import type { WriteEngine } from '../write/write-engine.ts';
import type { Firestore } from 'firebase/firestore';
import type { ListenerPool } from './listener-pool.ts';
import type * as liveCode from './live-code.ts';
import { type FirstDocument, firstKey, type FirstReads } from './first-documents.ts';
import type { SeenDocuments } from './seen-documents.ts';
import type { LiveQuery, LiveState, Reading } from './live-state.ts';
import type { createQueryReader, QueryReading, ReportInvalid } from './query-reader.ts';
import type { RawSnapshot } from '../sdk/raw-snapshot.ts';

/** Shows documents before the SDK reads them, and returns what must be done before it does. */
export type Prepare = (stage: {
  readonly isClosed: () => boolean;
  /** Parses a part of the documents, the last one of which shows them. */
  readonly take: (
    part: RawSnapshot,
    createReader: typeof createQueryReader,
    isLast: boolean,
  ) => void;
}) => Promise<((db: Firestore) => Promise<void>) | undefined>;

/** Parts of the database that a listener uses. */
export interface ListenPort {
  readonly pool: Pick<ListenerPool, 'live'>;
  readonly connect: () => Promise<Connected<Sdk & typeof liveCode>>;
  readonly seen: Pick<SeenDocuments, 'note'>;
  readonly signals: Pick<Signals, 'broken'>;
  readonly report: ReportInvalid;
  readonly firstReads: FirstReads | undefined;
  readonly writes: Pick<
    WriteEngine,
    | 'ownWrites'
    | 'status'
    | 'failing'
    | 'handed'
    | 'doubted'
    | 'applied'
    | 'forget'
    | 'live'
    | 'known'
  >;
}

/**
 * Returns live results of a query target; `prefix` distinguishes the types that `shape` produces.
 */
export function listen<Output extends object, Data>(
  { pool, connect, seen, signals, report, firstReads, writes }: ListenPort,
  question: QueryTarget<Output>,
  shape: (reading: QueryReading<Output>) => Reading<Data>,
  prefix = '',
  prepare?: Prepare,
): LiveQuery<LiveState<Data>> {
  return pool.live(prefix + question.key, (sink) => {
    let closed = false;
    let stop: (() => void) | undefined;
    let stopWaiting: (() => void) | undefined;
    let stopHolding: (() => void) | undefined;
    const fail = (cause: unknown) => {
      signals.broken?.(cause);
      sink.fail(providerError(cause));
    };
    let read: ((snapshot: RawSnapshot) => QueryReading<Output>) | undefined;
    /** Number of the documents shown before the SDK's. */
    let shownFirst = 0;
    let isHeard = false;
    function take(
      ...[part, createReader, isLast]: Parameters<Parameters<Prepare>[0]['take']>
    ): void {
      seen.note(part);
      read ??= createReader(question.collection, report);
      const reading = read(part);
      if (!isLast) return;
      shownFirst = part.paths.length;
      sink.next(shape(reading));
    }
    /** Shows the documents that the page requested earlier, until the SDK has an answer. */
    async function showFirst(found: Promise<readonly FirstDocument[] | undefined>): Promise<void> {
      const [documents, code] = await Promise.all([found, import('./first-code.ts')]);
      await writes.known();
      // Only the SDK's view includes pending writes.
      if (documents === undefined || closed || isHeard || writes.ownWrites().length > 0) return;
      take(code.firstSnapshot(documents), code.createQueryReader, true);
    }
    async function start(): Promise<void> {
      const prepared = prepare?.({ isClosed: () => closed, take });
      // A failure of the earlier request says nothing; the SDK repeats it.
      const found = firstReads?.read(firstKey(question));
      if (found !== undefined) showFirst(found).catch(() => undefined);
      try {
        // Pending writes decide which cached documents may be shown.
        const [{ db, sdk }, finish] = await Promise.all([connect(), prepared, writes.known()]);
        await finish?.(db);
        const reader = (read ??= sdk.createQueryReader(question.collection, report));
        const steady = sdk.createSteadySums(writes);
        const isOnDevice = (path: string) => sdk.isOnDevice(db, path);
        const held = sdk.holdBack(writes, isOnDevice, question, sink.next);
        stopHolding = held.stop;
        const next = (snapshot: RawSnapshot) => {
          const steadied = steady(snapshot);
          // A cache that holds less is no news.
          if (snapshot.fromCache && snapshot.paths.length < shownFirst) return;
          isHeard = true;
          if (!snapshot.fromCache) shownFirst = 0;
          seen.note(snapshot);
          held.next(shape(reader(steadied)));
        };
        const open = () => {
          if (closed) return;
          // Rules deny reading a document before it exists; until the server has it, the local view
          // is complete.
          const isOwn = isBeingMade(writes.ownWrites(), question.path);
          if (stop !== undefined && isOwn) return;
          stop?.();
          stopWaiting?.();
          stopWaiting = isOwn ? writes.status.subscribe(open) : undefined;
          stop = sdk.listen(db, question, next, fail, isOwn ? 'cache' : 'server');
        };
        open();
      } catch (cause) {
        fail(cause);
      }
    }
    void start();
    return () => {
      closed = true;
      stopWaiting?.();
      stopHolding?.();
      stop?.();
    };
  });
}
