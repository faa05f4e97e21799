import type { CommitClock } from '../rpc/commit-clock.ts';
import type { Listeners } from '../listen/listeners.ts';
import type { DocumentStore } from '../storage/document-store.ts';

const INTERVAL_MS = 30_000;
/** How long former revisions are kept: as long as the service reads the past. */
const HISTORY_MICROS = 60 * 60 * 1_000_000;
/** Past that is kept less long, in bytes, and how long then: enough for a lost connection. */
const LARGE_PAST = 32 * 1024 * 1024;
const SHORT_HISTORY_MICROS = 2 * 60 * 1_000_000;
/** Rows removed in one go; more would hold requests up. */
const PRUNE_STEP = 2000;

/** What {@link startMaintenance} works on. */
export interface MaintenanceHost {
  readonly store: DocumentStore;
  readonly clock: CommitClock;
  readonly listeners: Listeners;
  readonly log: (line: string) => void;
  /** Deletes documents whose time is over; gives whether there may be more. */
  readonly deleteExpired: () => boolean;
}

/** Does at intervals what nobody asks for: forgets the old past, deletes what expired. */
export function startMaintenance(host: MaintenanceHost): { readonly stop: () => void } {
  let isStopped = false;
  const step = () => {
    if (isStopped) return;
    try {
      if (maintain(host)) setImmediate(step);
    } catch (error) {
      // Data that can't be written now is tried again at the next interval.
      host.log(`maintenance failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const timer = setInterval(() => {
    for (const stream of host.listeners.streams()) stream.refresh(host.clock.read());
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

/** One bounded piece of work; gives whether there is more. */
function maintain({ store, clock, deleteExpired }: MaintenanceHost): boolean {
  const kept = store.recordedBytes > LARGE_PAST ? SHORT_HISTORY_MICROS : HISTORY_MICROS;
  const hasMorePast = store.forget(clock.read() - kept, PRUNE_STEP);
  return deleteExpired() || hasMorePast;
}
