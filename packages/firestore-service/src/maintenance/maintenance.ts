import type { CommitClock } from '../rpc/commit-clock.ts';
import type { Listeners } from '../listen/listeners.ts';
import type { SubscribedStream } from '../listen/subscription.ts';
import type { DocumentStore } from '../storage/document-store.ts';

const INTERVAL_MS = 30_000;
/** How long former revisions are kept: the period in which the service allows reads of the past. */
const HISTORY_MICROS = 60 * 60 * 1_000_000;
/**
 * Size of the history in bytes above which it is kept for a shorter time, and that time: enough for
 * a lost connection.
 */
const LARGE_PAST = 32 * 1024 * 1024;
const SHORT_HISTORY_MICROS = 2 * 60 * 1_000_000;
/** Number of rows removed at once, and of listeners that are confirmed at once; more would delay requests. */
const PRUNE_STEP = 250;
const REFRESH_STEP = 50;
/** Pause between steps, in milliseconds. */
const PAUSE_MS = 10;

/** Dependencies of {@link startMaintenance}. */
export interface MaintenanceHost {
  readonly store: DocumentStore;
  readonly clock: CommitClock;
  readonly listeners: Listeners;
  readonly log: (line: string) => void;
  /** Returns the latest version up to a given one whose history may be removed. */
  readonly removableUntil: (version: number) => number;
  /** Deletes expired documents; returns whether there may be more. */
  readonly deleteExpired: () => boolean;
}

/** Periodically removes old revisions and expired documents. */
export function startMaintenance(host: MaintenanceHost): { readonly stop: () => void } {
  let isStopped = false;
  const step = () => {
    if (isStopped) return;
    try {
      if (maintain(host)) setTimeout(step, PAUSE_MS).unref();
    } catch (error) {
      // If writing fails, the next interval retries.
      host.log(`maintenance failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const refresh = (streams: readonly SubscribedStream[]) => {
    if (isStopped) return;
    for (const stream of streams.slice(0, REFRESH_STEP)) stream.refresh(host.clock.read());
    const others = streams.slice(REFRESH_STEP);
    if (others.length > 0) setTimeout(() => refresh(others), PAUSE_MS).unref();
  };
  const timer = setInterval(() => {
    refresh(host.listeners.streams());
    step();
  }, INTERVAL_MS);
  timer.unref();
  return {
    stop: () => {
      isStopped = true;
      clearInterval(timer);
    },
  };
}

/** Does a bounded amount of work; returns whether there is more. */
function maintain({ store, clock, removableUntil, deleteExpired }: MaintenanceHost): boolean {
  const kept = store.recordedBytes > LARGE_PAST ? SHORT_HISTORY_MICROS : HISTORY_MICROS;
  const hasMorePast = store.forget(removableUntil(clock.read() - kept), PRUNE_STEP);
  return deleteExpired() || hasMorePast;
}
