import { createStore, type StoreApi } from 'zustand/vanilla';

/** What a person has decided about being counted. */
export type Consent =
  | { readonly status: 'undecided' }
  /** `at` in epoch milliseconds. */
  | { readonly status: 'granted' | 'denied'; readonly at: number }
  /** The browser says no for the person (Do Not Track, Global Privacy Control); no need to ask. */
  | { readonly status: 'denied'; readonly by: 'browser' };

/** Options of {@link createConsent}. */
export interface ConsentOptions {
  /** Number of the text that people agree to; a new one asks again. */
  readonly version: number;
  /** @default 'analytics-consent' */
  readonly key?: string;
  /** @default localStorage where the browser has it */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** What the browser says for the person. @default read from `navigator` */
  readonly browserOptOut?: () => boolean;
}

/** Consent that can be decided and withdrawn, kept on this device and shared by its pages. */
export interface ConsentStore {
  readonly store: Pick<StoreApi<Consent>, 'getState' | 'subscribe'>;
  readonly set: (status: 'granted' | 'denied') => void;
  /** Forgets the decision, so that the person is asked again. */
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
