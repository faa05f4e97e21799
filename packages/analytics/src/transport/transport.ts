import type { AnalyticsEvent } from '../event-schema/event-schema.ts';

/** Where events go once the person has agreed. */
export interface Transport {
  /** Called before the first event. A transport that fails is given up for the life of the page. */
  readonly start: () => Promise<void>;
  readonly send: (event: AnalyticsEvent) => void;
  /** Called when consent is withdrawn; forgets what it has stored on this device. */
  readonly stop: () => Promise<void>;
}

/** A transport that keeps the events, for tests. */
export interface MemoryTransport extends Transport {
  readonly events: readonly AnalyticsEvent[];
  readonly running: () => boolean;
}

/** Creates a transport that sends nothing anywhere. */
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
