import type { SubscribedStream } from './subscription.ts';

/** Runs a task once what the current one answers has been sent. */
export type Defer = (task: () => void) => void;

/** How long streams are served before requests have a turn, in ms. */
const TURN = 8;

/**
 * Serves the streams that have something to send: after the commit that caused it was acknowledged, in the order in which
 * they began to wait, and a few at a time, so that requests are answered in between. A stream that waits gets all
 * commits since then as one snapshot.
 */
export class FanOut {
  readonly #defer: Defer;
  /** When each stream began to wait, the first one first. */
  readonly #waiting = new Map<SubscribedStream, number>();
  #isScheduled = false;

  constructor(defer: Defer = setImmediate) {
    this.#defer = defer;
  }

  /** Lets a stream wait for its turn, unless it waits already. */
  add(stream: SubscribedStream): void {
    if (!this.#waiting.has(stream)) this.#waiting.set(stream, performance.now());
    this.#schedule();
  }

  /** Forgets a stream, which was served out of turn or is closed. */
  delete(stream: SubscribedStream): void {
    this.#waiting.delete(stream);
  }

  /** How long the stream that is next has been waiting, in ms; 0 if none is. */
  get delay(): number {
    for (const since of this.#waiting.values()) return performance.now() - since;
    return 0;
  }

  /** Serves streams that wait, out of turn. */
  flush(streams: 'all' | 'administrators'): void {
    for (const stream of this.#waiting.keys()) {
      if (streams === 'all' || stream.isAdministrator) this.#serve(stream);
    }
  }

  #schedule(): void {
    if (this.#isScheduled || this.#waiting.size === 0) return;
    this.#isScheduled = true;
    this.#defer(() => {
      this.#isScheduled = false;
      this.#turn();
      this.#schedule();
    });
  }

  #turn(): void {
    const end = performance.now() + TURN;
    for (const stream of this.#waiting.keys()) {
      this.#serve(stream);
      if (performance.now() > end) return;
    }
  }

  #serve(stream: SubscribedStream): void {
    this.#waiting.delete(stream);
    stream.flush();
  }
}
