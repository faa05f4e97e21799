import { providerError } from '../errors/provider-error.ts';
import type { QueryTarget } from '../query/query-target.ts';
import type { Connected, Sdk } from '../sdk/connect-sdk.ts';
import type { Signals } from '../sdk/signals.ts';
import { isBeingMade } from '../write/is-being-made.ts';
import type { WriteEngine } from '../write/write-engine.ts';
import type { ListenerPool } from './listener-pool.ts';
import type * as liveCode from './live-code.ts';
import type { SeenDocuments } from './seen-documents.ts';
import type { LiveQuery, LiveState, Reading } from './live-state.ts';
import type { QueryReading, ReportInvalid } from './query-reader.ts';
import type { RawSnapshot } from '../sdk/raw-snapshot.ts';

/** Parts of the database that a listener uses. */
export interface ListenPort {
  readonly pool: Pick<ListenerPool, 'live'>;
  readonly connect: () => Promise<Connected<Sdk & typeof liveCode>>;
  readonly seen: Pick<SeenDocuments, 'note'>;
  readonly signals: Pick<Signals, 'broken'>;
  readonly report: ReportInvalid;
  readonly writes: Pick<
    WriteEngine,
    'ownWrites' | 'status' | 'failing' | 'handed' | 'doubted' | 'live' | 'known'
  >;
}

/**
 * Returns live results of a query target; `prefix` distinguishes the types that `shape` produces.
 */
export function listen<Output extends object, Data>(
  { pool, connect, seen, signals, report, writes }: ListenPort,
  question: QueryTarget<Output>,
  shape: (reading: QueryReading<Output>) => Reading<Data>,
  prefix = '',
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
    async function start(): Promise<void> {
      try {
        // Pending writes decide which cached documents may be shown.
        const [{ db, sdk }] = await Promise.all([connect(), writes.known()]);
        const read = sdk.createQueryReader(question.collection, report);
        const steady = sdk.createSteadySums(writes);
        const isOnDevice = (path: string) => sdk.isOnDevice(db, path);
        const held = sdk.holdBack(writes, isOnDevice, question, sink.next);
        stopHolding = held.stop;
        const next = (snapshot: RawSnapshot) => {
          seen.note(snapshot);
          held.next(shape(read(steady(snapshot))));
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
