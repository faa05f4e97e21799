import {
  type Analytics,
  type ConsentStore,
  createAnalytics,
  createConsent,
  firebaseTransport,
  httpTransport,
  memoryTransport,
  startErrorReporting,
  reportWebVitals,
  type Transport,
} from '@quits/analytics';
import {
  createHttpClient,
  type ReadonlyStore,
  createValueStore,
  type FirebaseServices,
  hasOwnEndpoints,
} from '@quits/firebase-core';
import { isCounted } from '@quits/product/writes.ts';
import { events, SCREENS } from './events.ts';

/** Version of the consent text; a new version asks again. */
export const CONSENT_VERSION = 1;
const USEFUL = 'quits.useful';
/** More changes aren't counted. */
const ENOUGH = 3;

/** Usage data of the app, collected only with consent. */
export interface Usage {
  readonly consent: ConsentStore;
  readonly analytics: Pick<Analytics<typeof events>, 'logScreenView'>;
  /**
   * Number of changes made on this device, at most {@link ENOUGH}; the app asks nothing before the
   * first.
   */
  readonly acts: ReadonlyStore<number>;
  /** Records a change by the label of its write. */
  readonly acted: (label: string) => void;
  /** Reports a caught error. */
  readonly report: (cause: unknown) => void;
}

/** Labels of the writes that show that the app has been useful. */
const USEFUL_ACTS: ReadonlySet<string> = new Set([
  'add-expense',
  'record-payment',
  'join-group',
  'import',
  'start-series',
]);

/** Creates the usage data of the page; loads and sends nothing before consent. */
export function createUsage(provider: FirebaseServices, device: Storage | undefined): Usage {
  const consent = createConsent({
    version: CONSENT_VERSION,
    key: 'quits.consent',
    ...(device === undefined ? {} : { storage: device }),
  });
  const analytics = createAnalytics({
    events,
    screens: SCREENS,
    consent,
    transport: transportOf(provider),
  });
  reportWebVitals(analytics);
  const errors = startErrorReporting({ analytics, post: postOf(provider) });
  const acts = createValueStore(read(device));

  return {
    consent,
    analytics,
    acts,
    acted(label) {
      if (isCounted(label)) {
        analytics.logEvent('change_made', { what: label, online: globalThis.navigator.onLine });
      }
      if (!USEFUL_ACTS.has(label) || acts.getState() >= ENOUGH) return;
      acts.set(acts.getState() + 1);
      keep(device, acts.getState());
    },
    report: (cause) => errors.report(cause),
  };
}

/** Returns the transport of events: the embedded backend if it serves the app, else Analytics if the project has it. */
function transportOf(provider: FirebaseServices): Transport {
  const { measurementId } = provider.config;
  if (hasOwnEndpoints(provider.config)) return httpTransport(globalThis.location.origin);
  return measurementId === undefined ? memoryTransport() : firebaseTransport(provider);
}

/** Returns the function that sends error reports; only the embedded backend accepts them. */
function postOf({ config }: FirebaseServices) {
  const http = createHttpClient();
  return async (report: object): Promise<void> => {
    if (!hasOwnEndpoints(config)) return;
    await http.request('/__report', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
    });
  };
}

function read(device: Storage | undefined): number {
  try {
    const kept = device?.getItem(USEFUL) ?? '0';
    // Earlier versions stored a word.
    return kept === 'yes' ? ENOUGH : Math.min(ENOUGH, Number.parseInt(kept, 10) || 0);
  } catch {
    return 0;
  }
}

function keep(device: Storage | undefined, acts: number): void {
  try {
    device?.setItem(USEFUL, String(acts));
  } catch {
    // Without storage, each visit starts over.
  }
}
