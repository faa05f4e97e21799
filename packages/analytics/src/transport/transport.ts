import type { AnalyticsEvent } from '../event-schema/event-schema.ts';

/** Destination of events after consent. */
export interface Transport {
  /**
   * Called before the first event. A transport that fails isn't used again until the page is
   * reloaded.
   */
  readonly start: () => Promise<void>;
  readonly send: (event: AnalyticsEvent) => void;
  /** Called when consent is withdrawn; deletes stored data of this device. */
  readonly stop: () => Promise<void>;
}

/** A transport that records events, for tests. */
export interface MemoryTransport extends Transport {
  readonly events: readonly AnalyticsEvent[];
  readonly running: () => boolean;
}

/** Creates a transport that sends nothing. */
export function memoryTransport(): MemoryTransport {
  const events: AnalyticsEvent[] = [];
  let running = false;
  return {
    events,
    running: () => running,
    async start() {
      running = true;
    },
    send: (event) => void events.push(event),
    async stop() {
      running = false;
      events.length = 0;
    },
  };
}
