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
} from '@quits/firebase-core';
import { isCounted } from '@quits/product/writes.ts';
import { events, SCREENS } from './events.ts';

/** Number of the text that people agree to; a new one asks again. */
export const CONSENT_VERSION = 1;
const USEFUL = 'quits.useful';

/** Counting how the app is used, which begins when the person agrees. */
export interface Usage {
  readonly consent: ConsentStore;
  readonly analytics: Pick<Analytics<typeof events>, 'logScreenView'>;
  /** Whether the app has been of use here: before that nobody is asked. */
  readonly useful: ReadonlyStore<boolean>;
  /** Notes a change by the name of its write. */
  readonly acted: (label: string) => void;
  /** Reports an error that was caught. */
  readonly report: (cause: unknown) => void;
}

/** What the app is good for; having done one of these, a person can be asked something. */
const USEFUL_ACTS: ReadonlySet<string> = new Set([
  'add-expense',
  'record-payment',
  'join-group',
  'import',
  'start-series',
]);

/** Creates the counting of a page; nothing of it is loaded or sent before consent. */
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
  const useful = createValueStore(read(device));

  return {
    consent,
    analytics,
    useful,
    acted(label) {
      if (isCounted(label)) {
        analytics.logEvent('change_made', { what: label, online: globalThis.navigator.onLine });
      }
      if (!USEFUL_ACTS.has(label) || useful.getState()) return;
      keep(device);
      useful.set(true);
    },
    report: (cause) => errors.report(cause),
  };
}

/** A host of ours takes events itself; otherwise they go to the provider, where the project has Analytics. */
function transportOf(provider: FirebaseServices): Transport {
  const { emulators, measurementId } = provider.config;
  if (emulators !== undefined) return httpTransport(globalThis.location.origin);
  return measurementId === undefined ? memoryTransport() : firebaseTransport(provider);
}

/** Only a host of ours takes reports. */
function postOf({ config }: FirebaseServices) {
  const http = createHttpClient();
  return async (report: object): Promise<void> => {
    if (config.emulators === undefined) return;
    await http.request('/__report', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
    });
  };
}

function read(device: Storage | undefined): boolean {
  try {
    return device?.getItem(USEFUL) === 'yes';
  } catch {
    return false;
  }
}

function keep(device: Storage | undefined): void {
  try {
    device?.setItem(USEFUL, 'yes');
  } catch {
    // It is found out again next time.
  }
}
