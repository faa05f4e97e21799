import { isDiskFull } from '@quits/service-base';
import { FULL_DISK_PAUSE } from '../data/full-disk-pause.ts';
import type { EventStore, StoredEvent } from './event-store.ts';

/** How a run ended. */
export type RunOutcome =
  | { readonly kind: 'done' }
  /** The function failed. */
  | { readonly kind: 'failed'; readonly message: string }
  /** The process ended while it ran, be it this function's fault or not. */
  | { readonly kind: 'crashed'; readonly message: string }
  /** The process was ended on purpose; the run doesn't count. */
  | { readonly kind: 'interrupted' };

/** How a failed event is repeated. */
export interface RetryPlan {
  /** Returns the delay before another attempt, in ms; `undefined` to give up. `age` is the event's, in ms. */
  delay(attempts: number, age: number): number | undefined;
}

/** Dependencies of {@link Dispatcher}. */
export interface DispatcherHost {
  readonly store: EventStore;
  /** Whether functions can run now. */
  readonly isReady: () => boolean;
  readonly run: (event: StoredEvent, payload: unknown) => Promise<RunOutcome>;
  /** Returns how a function's events are repeated; `undefined` if the function is gone. */
  readonly planOf: (id: string) => RetryPlan | undefined;
  /** Called when an event failed for good. */
  readonly failed: (event: StoredEvent, message: string) => void;
  readonly now: () => number;
}

/** Runs at once. */
const MOST_RUNNING = 50;
/** Runs that may crash the process before an event is given up. */
const MOST_CRASHES = 3;
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Runs functions for stored events: those of one function and subject in order, all others at the same time. An event
 * stays in the database until its run has ended, so that the next start repeats what a kill interrupted.
 */
export class Dispatcher {
  readonly #host: DispatcherHost;
  /** Waiting events, by function and subject; the first one may be running. */
  readonly #lanes = new Map<string, StoredEvent[]>();
  /** Lanes whose first event is due. */
  #ready: string[] = [];
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #idle = new Set<() => void>();
  #latest = 0;
  #running = 0;
  #isStopped = false;

  constructor(host: DispatcherHost) {
    this.#host = host;
  }

  /** Looks for new events. */
  wake(): void {
    if (this.#isStopped) return;
    for (const event of this.#host.store.waitingAfter(this.#latest)) {
      this.#latest = event.id;
      this.#add(event);
    }
    this.#runReady();
  }

  /** Looks again which events are due, after the clock was set. */
  clockMoved(): void {
    const keys = [...this.#timers.keys()];
    for (const key of keys) {
      clearTimeout(this.#timers.get(key));
      this.#timers.delete(key);
      const [event] = this.#lanes.get(key) ?? [];
      if (event !== undefined) this.#await(key, event);
    }
    if (!this.#isStopped) this.#runReady();
  }

  /** Resolves when nothing runs and no event is due. */
  async idle(): Promise<void> {
    while (!this.#isIdle) {
      // One wait after the other, until none is needed.
      // oxlint-disable-next-line no-await-in-loop
      await new Promise<void>((resolve) => this.#idle.add(resolve));
    }
  }

  /** Number of events that wait or run. */
  get waiting(): number {
    let count = 0;
    for (const lane of this.#lanes.values()) count += lane.length;
    return count;
  }

  /** Runs nothing anymore. */
  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#settleIdle();
  }

  get #isIdle(): boolean {
    return this.#isStopped || (this.#running === 0 && this.#ready.length === 0);
  }

  #add(event: StoredEvent): void {
    const key = `${event.function}\n${event.subject}`;
    const lane = this.#lanes.get(key);
    if (lane === undefined) {
      this.#lanes.set(key, [event]);
      this.#await(key, event);
    } else lane.push(event);
  }

  /** Lets the first event of a lane run when it is due. */
  #await(key: string, { due }: StoredEvent): void {
    const delay = due - this.#host.now();
    if (delay <= 0) {
      this.#ready.push(key);
      return;
    }
    const timer = setTimeout(
      () => {
        this.#timers.delete(key);
        this.#ready.push(key);
        this.#runReady();
      },
      Math.min(delay, LONGEST_TIMER),
    );
    timer.unref();
    this.#timers.set(key, timer);
  }

  #runReady(): void {
    while (!this.#isStopped && this.#running < MOST_RUNNING && this.#host.isReady()) {
      const key = this.#ready.shift();
      if (key === undefined) break;
      const [event] = this.#lanes.get(key) ?? [];
      if (event !== undefined) void this.#runFirst(key, event);
    }
    this.#settleIdle();
  }

  #settleIdle(): void {
    if (!this.#isIdle) return;
    for (const resolve of this.#idle) resolve();
    this.#idle.clear();
  }

  async #runFirst(key: string, event: StoredEvent): Promise<void> {
    const { store } = this.#host;
    this.#running += 1;
    const payload = store.payload(event.id);
    const outcome = payload === undefined ? undefined : await this.#host.run(event, payload);
    // A damaged event stays stored.
    const repeated = outcome === undefined ? undefined : await this.#record(event, outcome);
    this.#running -= 1;
    if (this.#isStopped) return;
    const lane = this.#lanes.get(key) ?? [];
    if (repeated === undefined) lane.shift();
    else lane[0] = repeated;
    const [next] = lane;
    if (next === undefined) this.#lanes.delete(key);
    else this.#await(key, next);
    this.#runReady();
  }

  /** Records how a run ended; retries while the disk is full. */
  async #record(event: StoredEvent, outcome: RunOutcome): Promise<StoredEvent | undefined> {
    for (;;) {
      if (this.#isStopped) return undefined;
      try {
        return this.#end(event, outcome);
      } catch (error) {
        if (!isDiskFull(error)) throw error;
      }
      // oxlint-disable-next-line no-await-in-loop -- Later events of the lane wait.
      await new Promise((resolve) => {
        setTimeout(resolve, FULL_DISK_PAUSE).unref();
      });
    }
  }

  /** Records how a run ended; returns the event if it has to run again. */
  #end(event: StoredEvent, outcome: RunOutcome): StoredEvent | undefined {
    const { store, now, failed, planOf } = this.#host;
    if (outcome.kind === 'interrupted') return event;
    if (outcome.kind === 'done') {
      store.remove(event.id);
      return undefined;
    }
    const attempts = event.attempts + 1;
    const planned = planOf(event.function)?.delay(attempts, now() - event.since);
    const isCrash = outcome.kind === 'crashed' && attempts < MOST_CRASHES;
    const delay = planned ?? (isCrash ? 0 : undefined);
    if (delay === undefined) {
      store.fail(event.id, attempts, outcome.message);
      failed(event, outcome.message);
      return undefined;
    }
    const due = now() + delay;
    store.postpone(event.id, attempts, due, outcome.message);
    return { ...event, attempts, due };
  }
}
