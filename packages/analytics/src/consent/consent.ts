import { createStore, type StoreApi } from 'zustand/vanilla';

/** A user's decision about usage data. */
export type Consent =
  | { readonly status: 'undecided' }
  /** `at` in epoch milliseconds. */
  | { readonly status: 'granted' | 'denied'; readonly at: number }
  /** The browser opts out for the user (Do Not Track, Global Privacy Control); don't ask. */
  | { readonly status: 'denied'; readonly by: 'browser' };

/** Options of {@link createConsent}. */
export interface ConsentOptions {
  /** Version of the consent text; a new one asks again. */
  readonly version: number;
  /** Key of the decision in storage. @default 'analytics-consent' */
  readonly key?: string;
  /** Stores the decision. @default localStorage if the browser supports it */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Returns whether the browser opts out for the user. @default read from `navigator` */
  readonly browserOptOut?: () => boolean;
}

/** Consent that can be given and withdrawn; stored on this device and synced between pages. */
export interface ConsentStore {
  readonly store: Pick<StoreApi<Consent>, 'getState' | 'subscribe'>;
  readonly set: (status: 'granted' | 'denied') => void;
  /** Deletes the decision, so that the user is asked again. */
  readonly reset: () => void;
  readonly dispose: () => void;
}

const UNDECIDED: Consent = { status: 'undecided' };
const BY_BROWSER: Consent = { status: 'denied', by: 'browser' };

/** Creates the consent of this device. An objection of the browser is stronger than a decision. */
export function createConsent(options: ConsentOptions): ConsentStore {
  const { version, key = 'analytics-consent', browserOptOut = optsOut } = options;
  const storage = options.storage ?? deviceStorage();
  const store = createStore<Consent>(() => read());

  function read(): Consent {
    if (browserOptOut()) return BY_BROWSER;
    const text = attempt(() => storage?.getItem(key));
    const stored: unknown = typeof text === 'string' ? attempt(() => JSON.parse(text)) : undefined;
    return isDecision(stored) && stored.version === version
      ? { status: stored.status, at: stored.at }
      : UNDECIDED;
  }

  function hear(event: StorageEvent): void {
    if (event.key === key || event.key === null) store.setState(read(), true);
  }

  globalThis.window?.addEventListener('storage', hear);
  return {
    store,
    set(status) {
      const at = Date.now();
      attempt(() => storage?.setItem(key, JSON.stringify({ status, at, version })));
      store.setState(browserOptOut() ? BY_BROWSER : { status, at }, true);
    },
    reset() {
      attempt(() => storage?.removeItem(key));
      store.setState(read(), true);
    },
    dispose: () => globalThis.window?.removeEventListener('storage', hear),
  };
}

interface Decision {
  readonly status: 'granted' | 'denied';
  readonly at: number;
  readonly version: number;
}

function isDecision(value: unknown): value is Decision {
  if (typeof value !== 'object' || value === null) return false;
  const status: unknown = Reflect.get(value, 'status');
  return (
    (status === 'granted' || status === 'denied') && typeof Reflect.get(value, 'at') === 'number'
  );
}

function optsOut(): boolean {
  const { navigator } = globalThis;
  if (navigator === undefined) return false;
  return (
    Reflect.get(navigator, 'globalPrivacyControl') === true ||
    Reflect.get(navigator, 'doNotTrack') === '1'
  );
}

function deviceStorage(): Storage | undefined {
  return attempt(() => globalThis.localStorage);
}

/** Storage can refuse at any moment, e.g. in a private window. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
