import {
  type AnalyticsEvent,
  type EventSchema,
  type EventParameters,
  fits,
} from './event-schema/event-schema.ts';
import type { ConsentStore } from './consent/consent.ts';
import type { Transport } from './transport/transport.ts';

/** Options of {@link createAnalytics}. */
export interface AnalyticsOptions<Events extends EventSchema> {
  /** Events that may be sent, from `defineEvents`. */
  readonly events: Events;
  /** Patterns of the routes, e.g. `/groups/:groupId`; a screen that is not among them is not sent. */
  readonly screens: readonly string[];
  /** The user's decision, from `createConsent`. */
  readonly consent: Pick<ConsentStore, 'store'>;
  /** Receives the events: `firebaseTransport`, `httpTransport`, `memoryTransport`, or your own. */
  readonly transport: Transport;
  /**
   * Maximum number of events queued while the transport starts; older ones are dropped. @default
   * 100
   */
  readonly capacity?: number;
  /** Called with events that the schema doesn't allow; for development. */
  readonly onRefused?: (name: string) => void;
}

type Arguments<Event extends EventSchema[string]> = keyof Event extends never
  ? []
  : [parameters: EventParameters<Event>];

/** Typed events of an app, sent only with consent. */
export interface Analytics<Events extends EventSchema = EventSchema> {
  /** Logs an event; without consent it is dropped, not queued. Never throws or blocks. */
  readonly logEvent: <Name extends keyof Events & string>(
    name: Name,
    ...parameters: Arguments<Events[Name]>
  ) => void;
  /** Logs a screen view by the pattern of its route; repetitions count once. */
  readonly logScreenView: (pattern: string) => void;
  readonly consent: Pick<ConsentStore, 'store'>;
  readonly dispose: () => void;
}

type Phase = 'off' | 'starting' | 'on' | 'broken';

/** Creates analytics that is off until the user consents. */
export function createAnalytics<Events extends EventSchema>(
  options: AnalyticsOptions<Events>,
): Analytics<Events> {
  const { events, screens, consent, transport, capacity = 100, onRefused } = options;
  let phase: Phase = 'off';
  let waiting: AnalyticsEvent[] = [];
  let lastScreen: string | undefined;

  function send(event: AnalyticsEvent): void {
    if (phase === 'on') quietly(() => transport.send(event));
    else if (phase === 'starting') waiting = [...waiting, event].slice(-capacity);
  }

  async function start(): Promise<void> {
    phase = 'starting';
    try {
      await transport.start();
    } catch {
      // Blocked scripts, no storage, no network: the app is none the worse for it.
      waiting = [];
      if (agreed()) phase = 'broken';
      return;
    }
    if (!agreed()) {
      await transport.stop().catch(() => undefined);
      return;
    }
    phase = 'on';
    const held = waiting;
    waiting = [];
    for (const event of held) send(event);
  }

  const agreed = () => consent.store.getState().status === 'granted';

  function decide(): void {
    if (agreed()) {
      if (phase === 'off') void start();
      return;
    }
    const before = phase;
    phase = 'off';
    waiting = [];
    lastScreen = undefined;
    if (before === 'on') transport.stop().catch(() => undefined);
  }

  const stop = consent.store.subscribe(decide);
  decide();

  return {
    logEvent(name, ...[parameters]) {
      const kinds = events[name];
      const given: Readonly<Record<string, unknown>> = { ...parameters };
      const allowed =
        kinds !== undefined &&
        Object.keys(given).length === Object.keys(kinds).length &&
        Object.entries(kinds).every(([key, kind]) => fits(kind, given[key]));
      // Checked against the event schema just now.
      if (allowed) send({ name, parameters: given as AnalyticsEvent['parameters'] });
      else onRefused?.(name);
    },
    logScreenView(pattern) {
      if (!screens.includes(pattern)) {
        onRefused?.(pattern);
        return;
      }
      if (pattern === lastScreen) return;
      if (agreed()) lastScreen = pattern;
      send({ name: 'screen_view', parameters: { firebase_screen: pattern } });
    },
    consent,
    dispose() {
      stop();
      phase = 'off';
      waiting = [];
    },
  };
}

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // Analytics failures must never surface in the app.
  }
}
